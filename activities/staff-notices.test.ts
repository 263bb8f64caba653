import { roles } from '../domain/permissions';
import { staffNoticeKinds } from '../domain/staff-notices';
import { screens } from '../web/admin/screens';
import { composeStaffNotice } from './staff-notices';

const shop = { shopName: 'Fanzeo', supportEmail: 'help@shop.example', publicUrl: 'https://shop.example' };
const at = Date.UTC(2026, 10, 25, 9, 30);

test.each(staffNoticeKinds)('%s: says whom it is about, and links to an existing screen', (kind) => {
  const { subject, text } = composeStaffNotice({ kind, actor: 'ana', user: 'lucia', at }, shop);
  expect(subject).toMatch(/^\[Fanzeo\] .+: lucia$/);
  expect(text).toContain('25');
  const [, path] = /https:\/\/shop\.example\/admin\/([a-z-]+)/.exec(text) ?? [];
  expect(screens.map((screen) => screen.path)).toContain(path);
  // For a login they are the same person.
  expect(text.includes('ana')).toBe(kind !== 'new-browser');
});

test('every role has a name', () => {
  const named = roles.map(
    (role) => composeStaffNotice({ kind: 'role-changed', actor: 'ana', user: 'lucia', role, at }, shop).text,
  );
  expect(new Set(named).size).toBe(roles.length);
});
