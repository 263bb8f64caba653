import { randomBytes } from 'node:crypto';
import type { Language } from '../domain/money';

/** The domain of every demonstration address; removal finds everything by it. */
export const demoDomain = 'demo.example';

/** The buyer in a story. */
export interface Person {
  name: string;
  email: string;
  /** A profile that the sandbox's directory knows. */
  username: string;
  language: Language;
}

const names: Record<Language, readonly string[]> = {
  es: ['Lucía', 'Marta', 'Hugo', 'Carmen', 'Pablo', 'Irene', 'Álvaro', 'Nerea'],
  fr: ['Chloé', 'Théo', 'Léa', 'Manon', 'Jules', 'Inès', 'Hugo', 'Élise'],
  it: ['Giulia', 'Matteo', 'Chiara', 'Luca', 'Sofia', 'Marco', 'Elena', 'Paolo'],
};
const surnames: Record<Language, readonly string[]> = {
  es: ['García', 'Romero', 'Iglesias', 'Núñez', 'Vidal'],
  fr: ['Moreau', 'Lefèvre', 'Roux', 'Garnier', 'Faure'],
  it: ['Rossi', 'Ferrari', 'Conti', 'Greco', 'Fontana'],
};

/** The person of a number. Some numbers give the same person: customers come back. */
export function person(number: number, language: Language): Person {
  const first = names[language][number % names[language].length] as string;
  const last = surnames[language][Math.floor(number / 3) % surnames[language].length] as string;
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return {
    name: `${first} ${last}`,
    email: `${plain(first)}.${plain(last)}@${demoDomain}`,
    // A unique target: panels refuse a second order for the same one while the first runs.
    username: `test.${plain(first).slice(0, 8)}${randomBytes(3).toString('hex')}`,
    language,
  };
}
