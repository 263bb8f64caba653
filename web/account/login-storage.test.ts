import { tabStore } from '../entry/storage';
import { keepPendingLogin, readPendingLogin } from './login-storage';

const login = { id: 'a', email: 'a@b.example', askedAt: 1000, until: 5000 };

test('a pending login survives a reload until its code expires', () => {
  keepPendingLogin(login);
  expect(readPendingLogin(4999)).toEqual(login);
  expect(readPendingLogin(5000)).toBeUndefined();
  keepPendingLogin(undefined);
  expect(readPendingLogin(2000)).toBeUndefined();
});

test.each(['', 'null', '{', '7', '{"id":"a"}', '{"id":1,"email":2,"askedAt":3,"until":4}'])(
  'an invalid stored login is ignored: %s',
  (text) => {
    tabStore.setItem('customerLogin', text);
    expect(readPendingLogin(0)).toBeUndefined();
  },
);
