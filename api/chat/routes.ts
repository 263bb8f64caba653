import { chat } from '#domain/calls/chat.ts';
import { answerInItsLanguage, askedOfOrder } from '#domain/chat/answer.ts';
import type { ChatAnswer } from '#domain/chat/chat-answer.ts';
import { answerAboutOrder, withAsked } from '#domain/chat/order-answer.ts';
import { orderReferenceIn } from '#domain/chat/order-reference.ts';
import type { Language } from '#domain/money.ts';
import type { Deps } from '../deps';
import { toShopError } from '../errors';
import type { Routes } from '../handle';
import { callerOf } from '../limits';
import { createOrderLookup } from '../tracking/order-lookup';
import { orderViewFor } from '../tracking/views';
import { createKnowledgeReader } from './knowledge';
import { createLanguageModel } from './language-model';

type Exchange = Parameters<ReturnType<typeof createOrderLookup>['known']>[0];

/** The assistant (S1 §2.7, D28). It reads public data only, and changes nothing. */
export function chatRoutes(routes: Routes, deps: Deps): void {
  const { env, clock, logger } = deps;
  const knowledge = createKnowledgeReader(deps);
  const lookUp = createOrderLookup(deps);
  const model = createLanguageModel(env, (error) => logger.warn({ err: error }, 'language model not used'));

  routes.answer(chat, { limit: 'chat', error: true }, async (exchange) => {
    const { body, response } = exchange;
    response.set('Cache-Control', 'no-store');
    const question = body.messages.findLast(({ role }) => role === 'user')?.content ?? '';
    const reference = orderReferenceIn(question, clock());
    const { message, links, handOver } = reference
      ? await aboutOrder(exchange, question, reference, body)
      : await fromTexts(exchange, question, body);
    return { message, links: links.length > 0 ? links : undefined, handOver };
  });

  /** The state of an order, and what else the question asks, in its language. */
  async function aboutOrder(
    exchange: Exchange,
    question: string,
    reference: string,
    { language, neutral }: { language: Language; neutral: boolean },
  ): Promise<ChatAnswer> {
    const known = (one: Language) => knowledge(one, neutral);
    const { language: spoken, asked } = await askedOfOrder(question, reference, language, known);
    const state = await stateOf(exchange, reference, spoken);
    return asked ? withAsked(state, asked) : state;
  }

  /** Counts as a look-up of an order. Even the buyer gets only what a stranger may see (D19). */
  async function stateOf(exchange: Exchange, reference: string, language: Language): Promise<ChatAnswer> {
    await exchange.limit('tracking', callerOf(exchange.request));
    try {
      const order = await lookUp.known(exchange, reference);
      const now = clock().getTime();
      return answerAboutOrder(orderViewFor(order, {}, now), language, now);
    } catch (error) {
      if (toShopError(error).code !== 'order_not_found') throw error;
      return answerAboutOrder(undefined, language, clock().getTime());
    }
  }

  /** Whether a question may use the paid language model. */
  async function mayAskModel({ limit, request }: Exchange): Promise<boolean> {
    try {
      await limit('languageModelHere', callerOf(request));
      await limit('languageModel', 'all');
      return true;
    } catch (error) {
      if (toShopError(error).code !== 'rate_limited') throw error;
      return false;
    }
  }

  async function fromTexts(
    exchange: Exchange,
    question: string,
    { language, neutral }: { language: Language; neutral: boolean },
  ): Promise<ChatAnswer> {
    const answer = await answerInItsLanguage(question, language, (one) => knowledge(one, neutral));
    // A model can't guarantee that it avoids words.
    if (!model || neutral || !answer.passages || !(await mayAskModel(exchange))) return answer;
    return {
      ...answer,
      message: (await model(question, answer.passages, answer.language)) ?? answer.message,
    };
  }
}
