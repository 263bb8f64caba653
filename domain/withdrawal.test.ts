import { languages } from './money';
import { withdrawalDeclaration, withdrawalNamePattern } from './withdrawal';

test.each([
  'M.ª Carmen López',
  'J.M. García',
  'Mª Ángeles O’Donnell-Ruiz (viuda de Gil)',
  'Jean-Luc D. L’Hôte',
])('“%s” is a name', (name) => expect(name).toMatch(withdrawalNamePattern));

test.each([
  ['a telephone number', 'Llama ya al 900 123 456'],
  ['a number in another script', 'Llama ya al ٩٠٠ ١٢٣ ٤٥٦'],
  ['a domain', 'Visit evil.example'],
  ['the shortest domain', 'Visit t.co'],
  ['a domain with a combining character', 'Visit evil.c\u034fom'],
  ['an address', 'https://evil'],
  ['a second line', 'Lucía\nGómez'],
])('the name of a withdrawal has no room for %s', (_what, name) => {
  expect(name).not.toMatch(withdrawalNamePattern);
});

test.each(languages)('%s: a declaration without a number names the order that was indicated', (language) => {
  expect(withdrawalDeclaration(undefined, language)).not.toMatch(/undefined|\d/);
});
