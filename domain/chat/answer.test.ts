import { type Language, languages } from '../money';
import { contentOfNewShop, factsOfNewShop } from '../testing/new-shop';
import { recognizerOf } from '../testing/recognizers';
import { answerTo, askedOfOrder } from './answer';
import { buildKnowledge, type Knowledge } from './knowledge';
import { orderReferenceIn } from './order-reference';
import { passagesOf } from './passages';
import { texts as es } from './texts/es';
import { texts as fr } from './texts/fr';
import { texts as it } from './texts/it';

const textsOf = { es, fr, it };

const known = {} as Record<Language, Knowledge>;
beforeAll(async () => {
  for (const language of languages) {
    const published = passagesOf((key) => contentOfNewShop(key, language));
    const sources = { published, facts: factsOfNewShop(language), services: [] };
    known[language] = buildKnowledge(sources, language, recognizerOf(language));
  }
});

const ask = (question: string, language: Language) => answerTo(question, language, known[language]);

/** Questions as people type them, and the place of the answer among the ten. */
const asked: Record<Language, [string, number][]> = {
  es: [
    ['cuanto tarda?', 0],
    ['¿Cuándo me llegan los seguidores?', 0],
    ['¿En qué plazo entregan?', 0],
    ['¿Tengo que daros mi contraseña?', 1],
    ['necesitais mi clave de acceso', 1],
    ['nececitan la contrasenya', 1],
    ['tengo el perfil privado, ¿pasa algo?', 2],
    ['¿Y si me bajan los seguidores?', 3],
    ['que cubre la garantia', 3],
    ['¿dónde está mi pedido?', 4],
    ['quiero hacer seguimiento de mi compra', 4],
    ['¿aceptan visa o apple pay?', 5],
    ['¿es seguro pagar con tarjeta?', 5],
    ['¿me devuelven el dinero si no se entrega?', 6],
    ['¿puedo cancelar mi compra?', 7],
    ['tengo un cupón de descuento', 8],
    ['me equivoqué de perfil', 9],
  ],
  fr: [
    ['combien de temps pour la livraison', 0],
    ['Vous avez besoin de mon mot de passe ?', 1],
    ['mon profil est privé', 2],
    ['que couvre la garantie', 3],
    ['et si je perds des abonnés ?', 3],
    ['je veux suivre ma commande', 4],
    ['vous acceptez visa ou apple pay ?', 5],
    ['serai-je remboursé si rien n’est livré ?', 6],
    ['puis-je me rétracter', 7],
    ['comment utiliser mon code promo', 8],
    ['je me suis trompé de profil', 9],
  ],
  it: [
    ['quanto tempo per la consegna?', 0],
    ['vi serve la password?', 1],
    ['il mio profilo è privato', 2],
    ['cosa copre la garanzia', 3],
    ['e se perdo i follower?', 3],
    ['come seguo il mio ordine', 4],
    ['accettate visa o apple pay?', 5],
    ['avrò un rimborso se non consegnate?', 6],
    ['posso recedere', 7],
    ['ho un codice sconto', 8],
    ['ho sbagliato profilo', 9],
  ],
};

describe.each(languages)('in %s', (language) => {
  const { entries } = contentOfNewShop('faq', language);

  test.each(asked[language])('“%s” is answered with question %i', (question, place) => {
    expect(ask(question, language).message).toBe(entries[place]?.respuesta);
  });

  test('each of the ten questions, word for word, gets its answer and a link to the page [S1-2.7.5]', () => {
    for (const { pregunta, respuesta } of entries) {
      const answer = ask(pregunta, language);
      expect([pregunta, answer.message]).toEqual([pregunta, respuesta]);
      expect(answer.links[0]?.href).toBe(`/${language}/faq`);
    }
  });
});

test.each([
  ['es', '¿quién es el responsable del tratamiento?', '/es/privacy-policy'],
  ['fr', 'quelle loi régit le contrat ?', '/fr/terms-and-conditions'],
  ['it', 'chi vende, con chi è il contratto?', '/it/terms-and-conditions'],
] as const)('%s: “%s” is answered from a legal text', (language, question, page) => {
  const answer = ask(question, language);
  expect(answer.links.map(({ href }) => href)).toContain(page);
  expect(answer.message.length).toBeLessThan(700);
});

test.each([
  ['es', '¿Cuánto tiempo?', 'delivery-time'],
  ['es', '¿Para qué?', undefined],
  ['es', '¿Qué pasa después?', 'how-to-buy'],
  ['fr', 'Combien de temps ?', 'delivery-time'],
  ['fr', 'Pourquoi ?', undefined],
  ['fr', 'Ce qui se passe ensuite ?', 'how-to-buy'],
  ['it', 'Per quanto tempo?', 'delivery-time'],
  ['it', 'Che cosa succede dopo?', 'how-to-buy'],
] as const)('%s: “%s”, also the title of a legal section, is about %s', (language, question, topic) => {
  expect(ask(question, language).about).toEqual(topic ? [topic] : []);
});

test.each([
  ['es', '¿Venden pizza en Marte?'],
  ['es', 'asdfgh qwerty'],
  ['es', '¿Quién ganó el partido ayer?'],
  ['fr', 'Quel temps fait-il à Tokyo demain ?'],
  ['it', 'Chi ha vinto la partita ieri?'],
  ['es', '<script>alert(1)</script>'],
  ['es', '???'],
] as const)('%s: “%s” is not answered with something else', (language, question) => {
  const answer = ask(question, language);
  expect(answer.message).toBe(textsOf[language].unknown);
  expect(answer.links.map(({ href }) => href)).toContain(`/${language}/faq`);
});

test.each([
  ['es', 'quiero hablar con una persona'],
  ['es', 'Agente, por favor'],
  ['es', '¿Tienen teléfono?'],
  ['es', '¿Cómo puedo contactar con ustedes?'],
  ['fr', 'Je voudrais parler à un conseiller'],
  ['fr', 'service client'],
  ['it', 'vorrei parlare con un operatore'],
  ['it', 'assistenza clienti'],
] as const)('%s: “%s” is handed over', (language, question) => {
  expect(ask(question, language)).toMatchObject({ handOver: true, message: textsOf[language].person });
});

test.each([
  ['es', 'Hola', 'greeting'],
  ['es', 'buenos días', 'greeting'],
  ['fr', 'Bonjour !', 'greeting'],
  ['it', 'ciao', 'greeting'],
  ['es', 'Muchas gracias', 'thanks'],
  ['fr', 'merci', 'thanks'],
  ['it', 'grazie mille', 'thanks'],
] as const)('%s: “%s” gets a %s', (language, question, kind) => {
  expect(ask(question, language).message).toBe(textsOf[language][kind]);
});

test.each([
  ['es', 'los seguidores son reales?', 'quality'],
  ['es', 'quiero borrar mis datos', 'delete-data'],
  ['it', 'voglio cancellare i miei dati', 'delete-data'],
  ['es', 'no he recibido el correo de confirmación', 'lost-mail'],
  ['es', 'me cobraron dos veces', 'double-charge'],
  ['es', 'me pueden banear', 'ban'],
  ['es', 'se me cayeron los seguidores', 'guarantee'],
  ['fr', 'j’ai été débité deux fois', 'double-charge'],
] as const)('%s: “%s” is about %s', (language, question, topic) => {
  expect(ask(question, language).about).toEqual([topic]);
});

/** Nothing has reached anybody yet. */
test.each([
  ['es', /envíala/],
  ['fr', /envoyez-la/],
  ['it', /inviala/],
] as const)('%s: who wants a person is told to send the conversation', (language, told) => {
  expect(textsOf[language].person).toMatch(told);
});

test('two questions in one message get both answers', () => {
  const { entries } = contentOfNewShop('faq', 'es');
  expect(ask('¿cuánto tarda y necesitan mi contraseña?', 'es').message).toBe(
    `${entries[0]?.respuesta}\n\n${entries[1]?.respuesta}`,
  );
});

test('a complaint next to a question is answered first', () => {
  expect(ask('¿Cuánto tarda? Me habéis cobrado dos veces', 'es')).toMatchObject({
    about: ['double-charge'],
    handOver: true,
  });
});

test('a complaint about a wait leads to the order’s status', () => {
  const { handOver, links } = ask('llevo tres días esperando mi pedido', 'es');
  expect(handOver).toBe(true);
  expect(links.map(({ label }) => label)).toContain('Seguir mi pedido');
});

test('a greeting before a question does not hide it', () => {
  const { entries } = contentOfNewShop('faq', 'es');
  expect(ask('Hola, ¿cuánto tarda mi pedido?', 'es').message).toBe(entries[0]?.respuesta);
});

test.each([
  ['¿Dónde está FNZ-261121-AB3K?', 'FNZ-261121-AB3K'],
  ['#fnz-261121-ab3k', 'fnz-261121-ab3k'],
  ['mi pedido FNZ 261121 AB3K no llega', 'FNZ 261121 AB3K'],
  ['mi pedido fnz 261121 ab3k no llega', 'fnz 261121 ab3k'],
  ['fnz 261121 abck', 'fnz 261121 abck'],
  ['où est FNZ - 261121 - ABCK ?', 'FNZ - 261121 - ABCK'],
  ['mi pedido es fnz261121abck', 'fnz261121abck'],
  ['FNZ.261121.AB3K, gracias', 'FNZ.261121.AB3K'],
  ['dov’è FNZ–261121–AB3K?', 'FNZ–261121–AB3K'],
  // With a misread character it is still called wrong, not overlooked.
  ['FNZ-261121-ABO1', 'FNZ-261121-ABO1'],
  ['mi pedido es el 551234567890', '551234567890'],
  ['#5512345678', '5512345678'],
  ['commande n° 551234567890', '551234567890'],
  ['5512345678', '5512345678'],
  ['¿cuánto cuestan 10000 seguidores?', undefined],
  ['¿cuánto cuestan 1000000 seguidores?', undefined],
  ['cuánto cuesta un pedido de 100000 seguidores', undefined],
  ['je veux une commande de 100000 abonnés', undefined],
  ['vorrei fare un ordine di 100000 follower', undefined],
  ['mi número es 612345678, llamadme', undefined],
  ['tel 612345 6789', undefined],
  ['lo compré el 211126 para mi hija', undefined],
  ['mi pedido del 211126 para mi hija', undefined],
  // Where all are capitals, only a digit marks a code.
  ['CUANTO TARDA, LO PEDI EL DIA 211126 PARA MI HIJA', undefined],
  ['CUANTO TARDA, LO PEDI EL DIA 121125 PARA MI HIJA', undefined],
  ['MI PEDIDO FNZ 261121 AB3K NO LLEGA', 'FNZ 261121 AB3K'],
  ['mi pedido FNZ 261121 ABCK no llega', 'FNZ 261121 ABCK'],
  ['mi correo es ana211126abcd@example.com y mi perfil @ana211126abcd', undefined],
  ['FNZ 261122 AB3K', undefined],
  ['FNZ-261121', undefined],
])('“%s” names the order %s', (question, reference) => {
  expect(orderReferenceIn(question, new Date('2026-11-21T10:00:00Z'))).toBe(reference);
});

const reference = 'FNZ-261121-AB3K';

test.each([
  ['es', `Me habéis cobrado dos veces el pedido ${reference}`, 'double-charge', true],
  ['es', `quiero desistir del pedido ${reference}`, 'withdrawal', undefined],
  ['es', `${reference}: quiero la factura`, 'invoice', undefined],
  ['es', `Os voy a denunciar. ${reference}`, 'legal-threat', true],
  ['es', `quiero hablar con una persona del pedido ${reference}`, 'person', true],
  ['fr', `j’ai été débité deux fois pour la commande ${reference}`, 'double-charge', true],
  ['it', `voglio recedere dall’ordine ${reference}`, 'withdrawal', undefined],
] as const)('%s: “%s” also asks about %s', async (language, question, topic, handOver) => {
  const { language: spoken, asked } = await askedOfOrder(
    question,
    reference,
    language,
    async (one) => known[one],
  );
  expect([spoken, asked?.about]).toEqual([language, [topic]]);
  expect(asked?.handOver).toBe(handOver);
});

test('who waits for an order gets a person next to its state, and is not asked for its number', async () => {
  const { asked } = await askedOfOrder(
    `${reference} no ha llegado`,
    reference,
    'es',
    async (one) => known[one],
  );
  expect(asked).toMatchObject({ handOver: true, message: es.person });
});

test.each([
  ['es', `je veux me rétracter de la commande ${reference}`, 'fr', ['withdrawal']],
  ['es', `où en est ma commande ${reference} ?`, 'fr', undefined],
  ['fr', `dov’è il mio ordine ${reference}?`, 'it', undefined],
  ['it', `¿Dónde está mi pedido ${reference}?`, 'es', undefined],
  ['it', reference, 'it', undefined],
] as const)('%s: “%s” is answered in its language: %s', async (language, question, spoken, about) => {
  const answer = await askedOfOrder(question, reference, language, async (one) => known[one]);
  expect([answer.language, answer.asked?.about]).toEqual([spoken, about]);
});

test.each([
  ['es', reference],
  ['es', `Hola, ¿dónde está mi pedido ${reference}?`],
  ['es', `¿Dónde está ${reference}?`],
  ['es', `¿cuándo llega el pedido ${reference}?`],
  ['es', `número de pedido ${reference}`],
  ['es', `código ${reference}`],
  ['es', `gracias, ${reference}`],
  ['fr', `où en est ma commande ${reference} ?`],
  ['fr', `voici mon numéro : ${reference}`],
  ['it', `il mio ordine è ${reference}`],
  ['it', `numero ordine ${reference}`],
] as const)('%s: “%s” only asks for the order’s state', async (language, question) => {
  const answer = await askedOfOrder(question, reference, language, async (one) => known[one]);
  expect(answer).toEqual({ language });
});
