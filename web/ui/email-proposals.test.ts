import { proposalFor } from './email-proposals';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.es', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['hotmial.es', 'hotmail.es'],
  ['hotnail.com', 'hotmail.com'],
  ['outlok.fr', 'outlook.fr'],
  ['yahooo.fr', 'yahoo.fr'],
  ['wanado.fr', 'wanadoo.fr'],
  ['ornage.fr', 'orange.fr'],
  ['libro.it', 'libero.it'],
])('at %s, %s was probably meant', (typed, meant) => {
  expect(proposalFor(`lucia.rivas+1@${typed}`)).toBe(`lucia.rivas+1@${meant}`);
});

test.each([
  ...[
    'gmail.com',
    'hotmail.es',
    'orange.fr',
    'free.fr',
    'libero.it',
    'live.it',
    'mail.com',
    'gmx.de',
    'me.com',
    'tim.it',
  ],
  ...[
    'example.com',
    'empresa.es',
    'uoc.edu',
    'uniroma1.it',
    'ac-paris.fr',
    'ono.com',
    'terra.es',
    'movistar.es',
  ],
])('%s is not questioned', (domain) => {
  expect(proposalFor(`lucia@${domain}`)).toBeUndefined();
});
