import { release } from '../messages';
import { changes } from './changes';

test('no change has a later release than the one that new purchases start with', () => {
  for (const [change, since] of Object.entries(changes))
    expect({ change, since: since <= release }).toEqual({ change, since: true });
});
