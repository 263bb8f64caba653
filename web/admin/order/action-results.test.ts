import { refillResult, refundResult, resolveResult, sendResult, targetResult } from './action-results';

test('an accepted resend names the id at the panel', () => {
  const result = sendResult({ state: 'accepted', providerOrderId: '501' });
  expect(result).toMatchObject({ tone: 'success', title: 'Enviado al proveedor' });
  expect(result.text).toContain('501');
});

test('a refusal is a failure although the call succeeded, and shows the panel’s words [S1-8.16]', () => {
  const result = sendResult({ state: 'rejected', error: 'Not enough funds' });
  expect(result).toMatchObject({ tone: 'danger', title: 'Error al enviar al proveedor' });
  expect(result.text).toContain('Not enough funds');
  expect(sendResult({ state: 'rejected' }).text).toBe('No se pudo procesar la orden');
});

test('a lost answer and a delayed submission are no success', () => {
  expect(sendResult({ state: 'unknown' }).tone).toBe('warning');
  expect(sendResult({ state: 'pending' }).tone).toBe('warning');
});

test('a submission that was not accepted is shown as the resend it leads to', () => {
  expect(resolveResult({ success: true, state: 'accepted' }, '77').title).toBe('Envío resuelto');
  expect(resolveResult({ success: true, state: 'accepted' }, undefined).title).toBe('Enviado al proveedor');
  expect(resolveResult({ success: true, state: 'rejected' }, undefined).tone).toBe('danger');
});

test('a new target of a parked order says that it must be sent', () => {
  const answer = { success: true as const, username: 'eva' };
  expect(targetResult(answer, {}).text).toContain('próximo envío');
  expect(targetResult(answer, { attention: 'submission-refused' }).text).toContain('Reenvía');
});

test('refill and refund say whether they are done', () => {
  expect(refillResult({ state: 'requested' }).title).toBe('¡Refill exitoso!');
  expect(refillResult({ state: 'unknown' }).tone).toBe('warning');
  expect(refundResult({ success: true, amountCents: 120, status: 'succeeded' }, {}).text).toMatch(/1,20/);
  expect(refundResult({ success: true, amountCents: 120, status: 'pending' }, {}).tone).toBe('warning');
  const nothing = { success: true as const, amountCents: 0, status: 'succeeded' as const };
  expect(refundResult(nothing, { attention: 'submission-refused' }).title).toBe('Ya no se envía');
  expect(refundResult(nothing, { attention: 'partial-delivery' }).title).toBe('Pedido cerrado');
});
