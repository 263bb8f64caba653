import { addUnsavedForm, lossOnLeave } from './unsaved-forms';

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
