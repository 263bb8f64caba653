import {
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
  WorkflowUpdateRPCTimeoutOrCancelledError,
} from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { z } from 'zod';
import { createPaymentIntent } from '../domain/calls/shop';
import { ShopError } from '../domain/errors';
import { errorAnswerOf, invalidInput, toShopError } from './errors';

const withCode = (code: string) => Object.assign(new Error('boom'), { code });

describe('an error becomes one of ours', () => {
  it('with the code and details of the workflow’s refusal', () => {
    const failure = ApplicationFailure.nonRetryable('no', 'price_changed', { amountCents: 999 });
    const error = toShopError(new WorkflowUpdateFailedError('failed', failure));
    expect(error).toMatchObject({ code: 'price_changed', status: 409, details: { amountCents: 999 } });
  });

  it.each([
    ['a closed workflow', new WorkflowNotFoundError('gone', 'purchase-x', undefined), 'purchase_closed', 409],
    [
      'a workflow that ended under an update',
      new WorkflowUpdateFailedError(
        'f',
        ApplicationFailure.nonRetryable('x', 'AcceptedUpdateCompletedWorkflow'),
      ),
      'purchase_closed',
      409,
    ],
    [
      'an update that no worker has seen',
      new WorkflowUpdateFailedError('f', ApplicationFailure.nonRetryable('x', 'UnprocessedUpdate')),
      'unavailable',
      503,
    ],
    ['a late update', new WorkflowUpdateRPCTimeoutOrCancelledError('late'), 'unavailable', 503],
    ['a refused connection', withCode('ECONNREFUSED'), 'unavailable', 503],
    ['a database that shuts down', withCode('57P01'), 'unavailable', 503],
    ['a full pool', new Error('timeout exceeded when trying to connect'), 'unavailable', 503],
    ['a query that took too long [F6]', withCode('57014'), 'unavailable', 503],
    ['a lock that was not free in time', withCode('55P03'), 'unavailable', 503],
    ['a deadlock', withCode('40P01'), 'unavailable', 503],
    ['a query that got no answer in time', new Error('Query read timeout'), 'unavailable', 503],
    ['a broken connection', new Error('Connection terminated unexpectedly'), 'unavailable', 503],
    ['a text with a NUL', withCode('22021'), 'validation_failed', 400],
    ['a bug', new TypeError('x is undefined'), 'internal', 500],
    ['a broken constraint', withCode('23505'), 'internal', 500],
    [
      'a failure without one of our codes',
      new WorkflowUpdateFailedError('f', new Error('x')),
      'internal',
      500,
    ],
    ['bad JSON', Object.assign(new SyntaxError('x'), { type: 'entity.parse.failed' }), 'malformed_json', 400],
    ['a huge body', Object.assign(new Error('x'), { type: 'entity.too.large' }), 'payload_too_large', 413],
    ['an odd path', new URIError('x'), 'not_found', 404],
    ['a thrown text', 'oops', 'internal', 500],
  ])('%s', (_name, thrown, code, status) => {
    expect(toShopError(thrown)).toMatchObject({ code, status });
  });
});

describe('the answer to an error', () => {
  it('has neither stack nor message of a library [V32]', () => {
    const answer = JSON.stringify(errorAnswerOf(toShopError(new Error('secret detail')), 'id-1'));
    expect(answer).not.toContain('secret detail');
    expect(answer).toContain('id-1');
  });

  it('says what is wrong with each field [V15]', () => {
    const result = createPaymentIntent.body!.safeParse({
      cartId: 'cart_1732199999999_abcdefgh',
      amount: '9.99',
      serviceId: 204,
      username: 'lucia',
      email: 'not an address',
      immediatePerformanceText: 'es-1',
      isAdmin: true,
    });
    expect(result.success).toBe(false);
    const { fields } = invalidInput(result.error!);
    expect(fields).toEqual({
      email: 'Por favor, introduce un correo electrónico válido',
      isAdmin: expect.any(String),
    });
  });

  it('names the body if no single field is wrong', () => {
    const { fields } = invalidInput(z.strictObject({}).safeParse(7).error!);
    expect(Object.keys(fields)).toEqual(['body']);
  });

  it('carries our details', () => {
    const answer = errorAnswerOf(new ShopError('price_changed', { amount: '9.99' }), 'x');
    expect(answer).toMatchObject({ success: false, code: 'price_changed', details: { amount: '9.99' } });
  });
});
