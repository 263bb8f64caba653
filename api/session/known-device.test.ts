import type { Request, Response } from 'express';
import type { CookieJar } from '../cookies';
import { knownDevice, rememberDevice } from './known-device';

const secrets = ['a-secret-of-32-characters-exactly'] as const;

/** A browser that keeps what it is given. */
function browser() {
  let cookie: string | undefined;
  const jar = {
    read: () => cookie,
    set: (_: Response, __: string, value: string) => {
      cookie = value;
    },
  } as unknown as CookieJar;
  const [request, response] = [{} as Request, {} as Response];
  return {
    logIn: (user: string) => rememberDevice(jar, secrets, { request, response }, user),
    knows: (user: string) => knownDevice(jar, secrets, request, user),
    put: (value: string) => {
      cookie = value;
    },
  };
}

test('two users who share a browser are both known in it', () => {
  const shared = browser();
  shared.logIn('ana');
  const device = shared.knows('ana');
  expect(device).toBeDefined();
  shared.logIn('berta');
  expect([shared.knows('ana'), shared.knows('berta'), shared.knows('carla')]).toEqual([
    device,
    device,
    undefined,
  ]);
});

test('of many users the five who logged in last are known', () => {
  const shared = browser();
  const users = ['1', '2', '3', '4', '5', '6', '7'];
  for (const user of [...users, '3']) shared.logIn(user);
  expect(users.filter((user) => shared.knows(user))).toEqual(['3', '4', '5', '6', '7']);
});

test('a made-up cookie makes nobody known, and is replaced', () => {
  for (const made of ['', '.', 'x.y', `${'x'.repeat(500)}.${'0'.repeat(64)}`, 'a b.c', '%00.1']) {
    const forger = browser();
    forger.put(made);
    expect(forger.knows('ana')).toBeUndefined();
    forger.logIn('ana');
    expect(forger.knows('ana')).toMatch(/^[\w-]+$/);
  }
});
