import { may, type Permission, permissions, type roles } from './permissions';

const of = (role: (typeof roles)[number]) =>
  (Object.keys(permissions) as Permission[]).filter((permission) => may(role, permission));

it('an administrator may do everything', () => {
  expect(of('administrator')).toEqual(Object.keys(permissions));
});

it('support works with orders, customers and content: no money, no keys, no users [S1-6.1]', () => {
  expect(of('support')).toEqual(
    expect.arrayContaining(['work-orders', 'work-customers', 'edit-content', 'read-orders']),
  );
  for (const permission of [
    'read-money',
    'move-money',
    'manage-providers',
    'manage-settings',
    'manage-users',
    'read-audit',
    'read-runs',
    'resend-again',
    'vouch-for-customers',
  ] as const)
    expect({ permission, may: may('support', permission) }).toEqual({ permission, may: false });
});

it('read-only has no permission whose name implies a change', () => {
  expect(of('read-only').filter((permission) => !permission.startsWith('read-'))).toEqual(['own-account']);
});
