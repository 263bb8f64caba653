import { readFileSync } from 'node:fs';
import type { AttentionRow } from '../db/attention';
import { incidentNames } from '../domain/attention';
import { attentionReasons } from '../domain/states';
import { screens } from '../web/admin/screens';
import { composeAlert, composeDigest } from './mail-alerts';

const shop = { shopName: 'Fanzeo', supportEmail: 'help@shop.example', publicUrl: 'https://shop.example' };
const since = new Date('2026-11-23T08:00:00Z');
const waits = (over: Partial<AttentionRow> = {}): AttentionRow => ({
  kind: 'order',
  id: '4711',
  since,
  orderNumber: 'FNZ-261123-AB3K',
  hasOrder: true,
  email: 'lucia@example.com',
  who: 'lucia.rivas',
  reason: 'stuck',
  detail: 'no',
  status: null,
  amountCents: null,
  refundedCents: null,
  proposalCents: null,
  ...over,
});

test('both e-mails link to a screen that exists', () => {
  const emails = [composeAlert([waits()], shop), composeDigest([{ kind: 'stuck', count: 1, since }], shop)];
  for (const { text } of emails) {
    const [, path] = /https:\/\/shop\.example\/admin\/([a-z-]+)/.exec(text) ?? [];
    expect(screens.map((screen) => screen.path)).toContain(path);
  }
});

test('an incident links to its instructions, and no e-mail to staff has links for buyers', () => {
  const incident = waits({ kind: 'incident', orderNumber: null, reason: null, detail: 'payments-away' });
  const { text, html } = composeAlert([incident], shop);
  expect(text).toContain('«payments-away»');
  const runbook = readFileSync('docs/operations.md', 'utf8');
  for (const kind of Object.keys(incidentNames)) expect(runbook).toContain(`\`${kind}\``);
  for (const written of [text, html]) expect(written).not.toMatch(/desistimiento|track-order/);
});

test('every reason has a name, and no person is named', () => {
  for (const reason of attentionReasons) {
    const { subject, text } = composeAlert([waits({ reason })], shop);
    expect(subject).toMatch(/^\[Fanzeo\] [A-Z][a-z]+.*: FNZ-261123-AB3K$/);
    expect(subject).not.toContain(reason);
    expect(text).not.toMatch(/lucia/);
  }
});

test('a panel is shown by its name, a difference by its id at the payment provider', () => {
  const panel = waits({ kind: 'balance', reason: null, orderNumber: null, who: 'Panel Uno' });
  expect(composeAlert([panel], shop).subject).toContain('Panel Uno');
  const difference = waits({ kind: 'difference', id: '7', reason: null, orderNumber: null, who: 're_1' });
  expect(composeAlert([difference], shop).subject).toContain('re_1');
});

test('a long e-mail lists the first twenty and says how many more there are', () => {
  const many = Array.from({ length: 33 }, (_, index) => waits({ orderNumber: `FNZ-261123-A${100 + index}` }));
  const { subject, text } = composeAlert(many, shop);
  expect(subject).toContain('33 asuntos');
  expect(text.match(/FNZ-261123-A\d+/g)).toHaveLength(20);
  expect(text).toContain('13 más');
});
