import fc from 'fast-check';
import { catalogueChanges, type PanelService } from './panel-services';

const service = (id: string, over: Partial<PanelService> = {}): PanelService => ({
  id,
  name: `Service ${id}`,
  type: 'Default',
  category: 'Followers',
  rate: '1.10',
  min: 10,
  max: 1000,
  ...over,
});

const readable = (services: PanelService[]) => ({ services, unreadable: [] });

test('new, changed and removed services are reported; unchanged ones are not', () => {
  const known = [service('1'), service('2'), service('3')];
  const offered = [service('1', { rate: '1.1' }), service('2', { rate: '1.2' }), service('4')];
  expect(catalogueChanges(known, readable(offered)).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'changed 2',
    'new 4',
    'gone 3',
  ]);
});

test('a service that is listed but can’t be read is neither gone nor changed', () => {
  const known = [service('1'), service('2')];
  expect(catalogueChanges(known, { services: [service('1')], unreadable: ['2', '3'] })).toEqual([]);
});

test('applied, the changes turn the known catalogue into the panel’s, and leave nothing to change', () => {
  const some = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 9 }).map(String),
      rate: fc.constantFrom('1', '2'),
      min: fc.integer({ min: 1, max: 3 }),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(some, some, (known, offered) => {
      const rows = new Map(known.map((one) => [one.id, service(one.id, one)]));
      const goal = offered.map((one) => service(one.id, one));
      for (const { kind, id, after } of catalogueChanges([...rows.values()], readable(goal)))
        if (kind === 'gone') rows.delete(id);
        else if (after) rows.set(id, after);
      expect(catalogueChanges([...rows.values()], readable(goal))).toEqual([]);
      expect(rows.size).toBe(goal.length);
    }),
  );
});
