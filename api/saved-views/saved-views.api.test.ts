import { randomUUID } from 'node:crypto';
import { adminSetActive } from '#domain/calls/admin-users.ts';
import { deleteView, savedViews, saveView } from '#domain/calls/admin-views.ts';
import { administrator, logInAs } from '../testing/administrator';
import { fileDatabase } from '../testing/database';
import { newUser } from '../testing/users';

const db = fileDatabase();

describe('saved views', () => {
  const orders = '/api/admin/orders';
  const view = (over: object = {}) => ({
    list: orders,
    name: `Vista ${randomUUID()}`,
    address: 'status=partial&language=fr',
    shared: false,
    ...over,
  });

  it('are kept for one person; shared ones are seen by all and changed only by their owner [S1-2.15.25]', async () => {
    const [admin, colleague] = [await administrator(), await logInAs(db, 'read-only')];
    const [own, shared] = [randomUUID(), randomUUID()];
    await admin.call(saveView, { params: { id: own }, body: view() });
    await admin.call(saveView, { params: { id: shared }, body: view({ shared: true }) });
    const seen = (await colleague.call(savedViews, { query: { list: orders } })).views;
    expect(seen.find(({ id }) => id === shared)).toMatchObject({ own: false, owner: 'admin' });
    expect(seen.some(({ id }) => id === own)).toBe(false);
    expect((await colleague.refused(saveView, { params: { id: shared }, body: view() })).body.code).toBe(
      'view_not_found',
    );
    expect((await colleague.refused(deleteView, { params: { id: shared } })).body.code).toBe(
      'view_not_found',
    );
    for (const id of [own, shared]) await admin.call(deleteView, { params: { id } });
    expect((await admin.refused(deleteView, { params: { id: own } })).body.code).toBe('view_not_found');
  });

  it('of a user who was switched off are seen by nobody, and come back with the user', async () => {
    const [admin, owner] = [await administrator(), await newUser(db, 'support')];
    const id = randomUUID();
    await owner.browser.call(saveView, { params: { id }, body: view({ shared: true }) });
    const isSeen = async () =>
      (await admin.call(savedViews, { query: { list: orders } })).views.some((one) => one.id === id);
    const setActive = (active: boolean) =>
      admin.call(adminSetActive, { params: { id: Number(owner.id) }, body: { active, reason: 'Se va' } });
    expect(await isSeen()).toBe(true);
    await setActive(false);
    expect(await isSeen()).toBe(false);
    await setActive(true);
    expect(await isSeen()).toBe(true);
  });

  it('saved twice is once, renamed stays one, a second one with the same name is refused', async () => {
    const admin = await administrator();
    const id = randomUUID();
    const body = view();
    await Promise.all([1, 2].map(() => admin.call(saveView, { params: { id }, body })));
    expect(
      (
        await admin.refused(saveView, {
          params: { id: randomUUID() },
          body: { ...body, name: body.name.toUpperCase() },
        })
      ).body.code,
    ).toBe('view_name_taken');
    const renamed = view();
    await admin.call(saveView, { params: { id }, body: renamed });
    const { views } = await admin.call(savedViews, { query: { list: orders } });
    expect(views.filter((one) => one.id === id).map(({ name }) => name)).toEqual([renamed.name]);
    await admin.call(deleteView, { params: { id } });
    const { rows } = await db.query(
      'SELECT action, before, after FROM audit_log WHERE subject = $1 ORDER BY id',
      [`view ${id}`],
    );
    expect(rows.map(({ action }) => action)).toEqual(['save-view', 'save-view', 'save-view', 'delete-view']);
    // Without its name, which may be a person's.
    const kept = { id, address: body.address, shared: false, own: true, owner: 'admin' };
    expect(rows.at(-1)).toEqual({ action: 'delete-view', before: kept, after: null });
    expect(rows.at(-2)).toEqual({ action: 'save-view', before: kept, after: kept });
  });

  it('keep no search, which may name a person', async () => {
    const admin = await administrator();
    const body = view({ address: 'language=fr&search=ana%40example.com' });
    const { status, body: refusal } = await admin.refused(saveView, { params: { id: randomUUID() }, body });
    expect(status).toBe(400);
    expect(refusal.fields).toMatchObject({ address: expect.stringContaining('búsqueda') });
  });

  it('fifty for one person, no more', async () => {
    const person = await logInAs(db, 'support');
    for (let made = 0; made < 50; made += 1)
      await person.call(saveView, { params: { id: randomUUID() }, body: view() });
    expect((await person.refused(saveView, { params: { id: randomUUID() }, body: view() })).body.code).toBe(
      'too_many_views',
    );
  });

  it('are those of one list, and only for users who may read it', async () => {
    const [admin, support] = [await administrator(), await logInAs(db, 'support')];
    const id = randomUUID();
    const customers = view({ list: '/api/admin/customers', shared: true });
    await admin.call(saveView, { params: { id }, body: customers });
    // The same name may mean something else in another list.
    await admin.call(saveView, { params: { id: randomUUID() }, body: { ...customers, list: orders } });
    const named = async (list: string) =>
      (await admin.call(savedViews, { query: { list } })).views.filter(({ name }) => name === customers.name);
    expect(await named('/api/admin/customers')).toHaveLength(1);
    expect(await named('/api/admin/payments')).toEqual([]);
    // A view stays in its list.
    const moved = await admin.refused(saveView, { params: { id }, body: { ...customers, list: orders } });
    expect(moved.body.code).toBe('view_not_found');
    for (const list of ['/api/admin/payments', '/api/admin/unknown', '/api/services'])
      expect((await support.refused(savedViews, { query: { list } })).body.code).toBe('view_not_found');
  });
});
