import { createLanguageModel } from './language-model';

/** The question as the model's service gets it. */
async function sentFor(question: string): Promise<string> {
  const answer = { choices: [{ message: { content: 'Sí.' } }] };
  const fetching = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer));
  const env = { LLM_URL: 'https://llm.example/v1', LLM_MODEL: 'small', LLM_API_KEY: undefined };
  const model = createLanguageModel(env, (error) => {
    throw error;
  });
  expect(await model?.(question, [], 'es')).toBe('Sí.');
  const { messages } = JSON.parse(String(fetching.mock.calls[0]?.[1]?.body));
  fetching.mockRestore();
  return messages[1].content;
}

test.each([
  '06.12.34.56.78',
  '06 12 34 56 78',
  '612.345.678',
  '612/345/678',
  '612–345–678',
  '612) 34 56 78',
  '4242.4242.4242.4242',
])('a telephone or card number is left out, also if it is written as %s', async (number) => {
  expect(await sentFor(`¿Cuánto tarda? Tel. ${number}, gracias`)).toBe(
    '¿Cuánto tarda? Tel. [number], gracias',
  );
});

test.each(['¿Puedo pedir 1000, 2500 o 5.000?', '¿Llega en 24-48 horas?', '¿Vale 12,50 € o 9,99 €?'])(
  'quantities, times and prices stay: %s',
  async (question) => {
    expect(await sentFor(question)).toBe(question);
  },
);
