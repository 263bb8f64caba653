import { readdirSync, readFileSync, statSync } from 'node:fs';
import { languages } from '#domain/money.ts';
import { ownTexts } from './testing/own-texts';

/** Sentences that a specification quotes and that stay as quoted, with the section. */
const quoted: [sentence: string, section: string][] = [
  ['¿En qué le podemos ayudar?', 'S1 §2.7'],
  ['Por favor, contacte con soporte si el problema persiste.', 'S0 §5'],
];

const plain = (text: string) => quoted.reduce((rest, [sentence]) => rest.replaceAll(sentence, ''), text);

/** A whole word, also if it ends in a letter with an accent. */
const alone = (words: string) => `(?<![\\p{L}])(?:${words})(?![\\p{L}])`;

/** Where an imperative begins: a sentence, a part of one, or after "and", "or". */
const begins = String.raw`(?:^|[.:;,?!«(]\s*|(?<!\p{L})(?:y|o)\s+)`;

const imperatives =
  'abra|acorte|añada|apruebe|asigne|avise|bloquee|borre|busque|compare|compruebe|confirme|consulte|contacte|continúe|copie|corrija|cree|cuéntenos|decida|deje|desactive|deniegue|descargue|detenga|diga|edite|elija|empiece|escriba|escríbanos|espere|fuerce|genere|guarde|haga|indique|ingrese|inicie|intente|introduzca|llame|mantenga|marque|mire|pague|pegue|pida|ponga|pregunte|pruebe|pulse|quite|recargue|reembolse|reenvíe|repita|resuelva|retire|revise|seleccione|solicite|tenga|vea|verifique|vuelva';
const spanish: RegExp[] = [
  new RegExp(alone('ustedes|usted'), 'iu'),
  new RegExp(`${begins}(?:${imperatives})(?![\\p{L}])(?! o se dé)`, 'iu'),
  // With a pronoun: inténtelo, revíselos, pídala, escríbanos.
  new RegExp(
    alone(
      '(?:(?:re)?inténte|acépte|anúle|aplíque|apruébe|asígne|avíse|bórre|búsque|cámbie|cárgue|ciérre|compruébe|confírme|cópie|déje|deniégue|envíe|explíque|guárde|impórte|lléve|márque|mánde|míre|púlse|quíte|reembólse|reenvíe|retíre|revíse|ábra|contácte|decída|devuélva|elíja|escríba|hága|indíque|pída|pónga|léa|resuélva|respónda|síga|repíta|compárta)(?:lo|la|los|las|le|me|nos|selo)',
    ),
    'iu',
  ),
  new RegExp(
    alone(
      'no (?:(?:se|la|las|lo|los|le|me) )*(?:cambie|cierre|comparta|dé|haga|pague|pida|reembolse|repita|vuelva)',
    ),
    'iu',
  ),
  new RegExp(
    alone(
      '(?:se|no) le (?:ha cobrado|cobrará|hemos)|le (?:hemos|escribir|avisar|contest|devol|enviar|mostrar|pedir)\\p{L}*',
    ),
    'iu',
  ),
  new RegExp(
    `(?:^|[.:;¿] ?)${alone('desea|prefiere|aquí recibirá|ha (?:cancelado|cerrado|elegido|llegado|superado|usado)|no tiene que|podrá (?:elegir|pedir|volver a intentarlo)|puede (?:elegir|intentarlo|pedir|seguir|escribir)')}`,
    'iu',
  ),
  new RegExp(alone('si (?:desea|desiste|la comparte|lo prefiere|nos escribe|pierde|usted)'), 'iu'),
  // The head of a column; in a sentence it is an imperative.
  /^Ahorra$/u,
];

/**
 * «Su» in texts for buyers is an error, unless it refers to a third person; those cases are listed with the next words.
 */
const thirdPerson =
  /su (?:aviso|enlace|uso|número|ejecución|estado|final|hora|importe|plazo|propia|propio|titular|nombre de usuario hasta|trabajo|tienda|perfil no|contenido|idioma|respuesta)|sus (?:paquetes han|resultados)/giu;
/** A reference to the reader by a possessive or a pronoun, in texts for buyers. */
const address = new RegExp(alone('su|sus|suyo|suya|suyos|suyas|le|les'), 'iu');
const thirdPersonPronoun =
  /le das a|le toquen|se le escribió|se le puede enviar|petición suya|dirección es suya/giu;

/** Every string in the sources of these folders and files, by place. */
function literals(places: string[]): [place: string, text: string][] {
  return places
    .flatMap((place) =>
      statSync(place).isFile()
        ? [place]
        : readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => `${place}/${name}`),
    )
    .filter((file) => /(?<!\.(?:test|fixture))\.tsx?$/.test(file) && !file.includes('/testing/'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(?:\/\/|\*|\/\*)/.test(line))
        .flatMap((line) => [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`?/g)])
        .map((found): [string, string] => [file, found[1] ?? found[2] ?? '']),
    );
}

/** Texts that only Spanish readers meet: the back office, errors and the messages of single fields. */
const office = literals([
  'web/admin',
  'domain/errors.ts',
  'domain/settings.ts',
  'domain/calls',
  'domain/content/sections.ts',
  'domain/content/plain-text.ts',
  'api',
  ...['alerts', 'support', 'withdrawal'].map((name) => `activities/mail-${name}.ts`),
]);

test('Spanish says tú in every text of the shop and of the back office', () => {
  const slips = [...ownTexts('es'), ...office].filter(([, text]) =>
    spanish.some((pattern) => pattern.test(plain(text))),
  );
  expect(slips).toEqual([]);
});

test('what a buyer reads in Spanish has no su or le for tu and te', () => {
  const texts: [string, string][] = [...ownTexts('es'), ...literals(['domain/errors.ts'])];
  const slips = texts.filter(([place, text]) => {
    if (/content\.(?:case-studies|reviews)/.test(place)) return false;
    return address.test(plain(text).replace(thirdPerson, '').replace(thirdPersonPronoun, ''));
  });
  expect(slips).toEqual([]);
});

const italian: RegExp[] = [
  // Formal Lei, Suo, Le and La are capitalised inside a sentence.
  /(?<!\p{L})(?:Lei|Suo|Sua|Suoi|Sue)(?!\p{L})/u,
  /(?<=[\p{Ll},;:’] )(?:Le|La)(?= \p{Ll})/u,
  /\p{Ll}(?:arLa|erLa|irLa|arLe|erLe|irLe)(?!\p{L})/u,
  new RegExp(
    `${begins.replace('y|o', 'e|o|poi')}(?:accorci|aggiunga|apra|attenda|chieda|chiuda|compili|confermi|controlli|disattivi|indichi|inserisca|paghi(?! solo)|prema|provi|ricarichi|riprovi|risponda|non rimborsi|scelga|scriva|segua|selezioni|smetta|tenga|tolga|torni|usi|verifichi)(?![\\p{L}])`,
    'iu',
  ),
  new RegExp(
    `(?:^|[.:;] ?)${alone('può (?:anche|cambiare|chiedere|recedere|riprovare|scegliere)|potrà r?i?chieder\\p{L}*|non deve fare|ha (?:annullato|chiuso|raggiunto|scelto|superato)')}`,
    'iu',
  ),
  new RegExp(alone('cosa (?:cerca|desidera|preferisce|vuole)'), 'iu'),
  /^Risparmia$/u,
];

test('Italian says tu', () => {
  const slips = [...ownTexts('it')].filter(([, text]) => italian.some((pattern) => pattern.test(text)));
  expect(slips).toEqual([]);
});

test('French says vous', () => {
  const address = new RegExp(alone('tu|toi|tes'), 'iu');
  expect([...ownTexts('fr')].filter(([, text]) => address.test(text))).toEqual([]);
});

test('every exception is a sentence of the shop', () => {
  const all = [...ownTexts('es').values()].join('\n');
  expect(quoted.filter(([sentence]) => !all.includes(sentence))).toEqual([]);
});

/** Words for which the shop uses another: one term for one thing, also in e-mails. */
const otherWords = {
  es: /quien entrega|en línea|sigue sola|está completad|se nos ha pedido|con (?:el|su|tu) correo de la compra|«me gusta»/iu,
  fr: /code de réduction|commande est débitée|veuillez|forfait|formule(?!r)|réapprovision|courriel|numéro de référence|\boffert(?:e?s)(?!\p{L})/iu,
  // A delivery that is followed in real time, not one that happens in real time.
  it: /addebit(?:iam|erem)o due volte|disiscrizion|(?<!(?:segui|vedi) la )consegna in tempo reale|stato in tempo reale|ripristin|in diretta|tracciament|doppio addebito|numero di riferimento|in lavorazione|servizio di assistenza|per e-mail|chi consegna|nome utente di instagram|omaggio|nostro personale|(?:l|nell|dall)’applicazione/iu,
} as const;

test.each(languages)('%s: one term for one thing', (language) => {
  const slips = [...ownTexts(language)].filter(([, text]) => otherWords[language].test(text));
  expect(slips).toEqual([]);
});

test('one term for one thing in the back office', () => {
  const others =
    /e-mail|(?<!\p{L})(?:razón(?! social)|me gusta|por lotes|suplemento|lengua|intención de pago|id del panel)(?!\p{L})|el personal|registro de API|tiene con seguridad|(?<!Cargando orden)\.\.\.$/iu;
  const slips = literals(['web/admin', 'domain/order-names.ts', 'domain/run-title.ts']).filter(([, text]) =>
    others.test(text),
  );
  expect(slips).toEqual([]);
});

test.each(languages)('%s: the prefix of order numbers, a setting (D34), is in examples only', (language) => {
  const slips = [...ownTexts(language)].filter(([, text]) => /FNZ(?!-\d{6}-)/.test(text));
  expect(slips).toEqual([]);
});
