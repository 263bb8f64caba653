import type { ContactRow } from '../db/contact';
import { composeContactReminder, composeReplyReport } from './mail-contact';

const shop = { shopName: 'Fanzeo', supportEmail: 'soporte@shop.example', publicUrl: 'https://shop.example' };
const message = {
  id: '8c293741-0000-4000-8000-000000000000',
  name: 'Chiara Rossi',
  email: 'chiara@b.example',
  service: 'order',
  language: 'it',
  message: 'Dov’è il mio ordine?',
  receivedAt: new Date('2026-11-21T09:00:00Z'),
} as ContactRow;
const said = (text: string) =>
  composeReplyReport(
    message,
    { id: '1', author: 'customer', text, at: new Date('2026-11-21T10:00:00Z') },
    shop,
  ).html;

it('breaks a long link of a message, which would make the e-mail wider than a phone', () => {
  const link = 'https://www.instagram.com/p/DAbcDefGhiJ/?igsh=MWk0bXl0NnZ1Ymd5';
  expect(said(`È questo: ${link}`)).toMatch(/<p style="[^"]*overflow-wrap:anywhere[^"]*">È questo: https/);
  expect(said('Sì, grazie')).not.toMatch(/<p style="[^"]*overflow-wrap:anywhere[^"]*">Sì/);
});

it('spells out the language of the sender', () => {
  expect(composeContactReminder(message, message.receivedAt, shop).text).toContain('Idioma: italiano');
});
