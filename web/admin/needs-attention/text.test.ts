import { settingsFieldMessages } from '../settings/text';
import { needsAttention } from './text';

test('the card of a silent panel names the setting that decides when its orders ask for a person', () => {
  expect(needsAttention.panelTodo).toContain(`«${settingsFieldMessages.lateAfterSeconds.label}»`);
});
