import { release } from '../messages';
import { changes } from './changes';

test('no change is of a later release than the one that purchases are begun with', () => {
  for (const [change, since] of Object.entries(changes))
    expect({ change, since: since <= release }).toEqual({ change, since: true });
});
