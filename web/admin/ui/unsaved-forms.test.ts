import { addUnsavedForm, formsNow, lossOnLeave } from './unsaved-forms';

const isUnsaved = () => true;

test('a page is left without a question once its forms are saved or gone', () => {
  let saved = false;
  const remove = addUnsavedForm({ onLeave: 'lost', isUnsaved: () => !saved });
  expect(lossOnLeave()).toBe('lost');
  saved = true;
  expect(lossOnLeave()).toBeUndefined();
  saved = false;
  remove();
  expect(lossOnLeave()).toBeUndefined();
});

test('the question is about the text that would be lost, even beside one that the tab keeps', () => {
  const removeKept = addUnsavedForm({ onLeave: 'kept', isUnsaved });
  expect(lossOnLeave()).toBe('kept');
  const removeLost = addUnsavedForm({ onLeave: 'lost', isUnsaved });
  expect(lossOnLeave()).toBe('lost');
  removeLost();
  expect(lossOnLeave()).toBe('kept');
  removeKept();
});

test('a dialog asks about its own forms, not about those beneath it', () => {
  const removeBeneath = addUnsavedForm({ onLeave: 'lost', isUnsaved });
  const beneath = formsNow();
  expect(lossOnLeave(beneath)).toBeUndefined();
  const removeOwn = addUnsavedForm({ onLeave: 'lost', isUnsaved });
  expect(lossOnLeave(beneath)).toBe('lost');
  // The question, or a login, above it.
  expect(lossOnLeave(formsNow())).toBeUndefined();
  removeOwn();
  expect([lossOnLeave(beneath), lossOnLeave()]).toEqual([undefined, 'lost']);
  removeBeneath();
});
