import { cartKey } from './storage-keys';

/** Longer than all attempts to load the app's code, in ms. */
const allAttemptsMs = 10_000;

const start = jest.fn();
const reload = jest.fn();
/** The visitor's world; each test begins with a readable page, a connection and no cart. */
let code: 'served' | 'lost';
let isClickWaiting: boolean;
let online: boolean;
let stored: string | null;
let ofTab: Map<string, string>;
let rendered: boolean;
let forms: { inert: boolean }[];
let page: EventTarget;

/** Runs the page's script in a document that has only what the script looks at. */
async function open(): Promise<void> {
  const root = {
    hasChildNodes: () => rendered,
    contains: () => false,
    querySelector: () => null,
    querySelectorAll: () => forms,
  };
  Object.assign(globalThis, {
    document: {
      getElementById: () => root,
      documentElement: { lang: 'es' },
      readyState: 'loading',
      activeElement: null,
      querySelector: () => null,
    },
    location: { search: '', reload },
    window: globalThis,
    localStorage: { getItem: (key: string) => (key === cartKey ? stored : null) },
    sessionStorage: {
      getItem: (key: string) => ofTab.get(key) ?? null,
      setItem: (key: string, value: string) => ofTab.set(key, value),
      removeItem: (key: string) => ofTab.delete(key),
    },
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    reportError: () => undefined,
  });
  Object.defineProperty(globalThis, 'navigator', {
    value: {
      get onLine() {
        return online;
      },
    },
    configurable: true,
  });
  for (const part of ['react', 'router', 'ui']) jest.doMock(`./parts/${part}`, () => ({}));
  jest.doMock('../main', () => {
    if (code === 'lost') throw new TypeError('Failed to fetch dynamically imported module');
    return { start };
  });
  jest.doMock('./event-replay', () => ({
    captureEvents: () => ({
      hasTyped: () => false,
      waits: () => isClickWaiting,
      composed: () => Promise.resolve(),
      release: () => Promise.resolve(),
    }),
  }));
  await import('./loader');
  await jest.advanceTimersByTimeAsync(allAttemptsMs);
}

/** Waits for what the script does after an event of the visitor or the browser. */
async function when(type: string): Promise<void> {
  page.dispatchEvent(new Event(type));
  await jest.advanceTimersByTimeAsync(allAttemptsMs);
}

const globals = ['window', 'document', 'location', 'localStorage', 'sessionStorage', 'navigator'] as const;
const before = globals.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetModules();
  jest.clearAllMocks();
  code = 'lost';
  isClickWaiting = false;
  online = true;
  stored = null;
  ofTab = new Map();
  rendered = true;
  forms = [{ inert: false }];
  page = new EventTarget();
});
afterEach(() => {
  jest.useRealTimers();
  for (const [name, value] of before)
    if (value) Object.defineProperty(globalThis, name, value);
    else Reflect.deleteProperty(globalThis, name);
});

describe('a page whose app could not be loaded', () => {
  test('starts it at the next sign of its visitor', async () => {
    await open();
    await when('scroll');
    expect(reload).not.toHaveBeenCalled();
    code = 'served';
    await when('pointerdown');
    expect(start).toHaveBeenCalledTimes(1);
    await when('pointerdown');
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('starts it once the connection is back', async () => {
    await open();
    await when('scroll');
    code = 'served';
    await when('online');
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('is loaded again if a click waits, but not replaced by the browser’s error page', async () => {
    await open();
    isClickWaiting = true;
    online = false;
    await when('scroll');
    expect(reload).not.toHaveBeenCalled();
    online = true;
    await when('online');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('stays readable for a visitor with a cart, whose forms wait, and is loaded again if that visitor tries it in vain', async () => {
    stored = '{"username":"lucia"}';
    await open();
    expect(forms).toEqual([{ inert: true }]);
    expect(reload).not.toHaveBeenCalled();
    await when('pointerdown');
    expect(reload).toHaveBeenCalledTimes(1);
    code = 'served';
    await when('pointerdown');
    expect(start).toHaveBeenCalledTimes(1);
  });

  test('is loaded again only once for a visitor with a cart who reads, until the app has started', async () => {
    stored = '{"username":"lucia"}';
    const openAgain = async () => {
      page = new EventTarget();
      jest.resetModules();
      await open();
    };
    await open();
    await when('scroll');
    expect(reload).toHaveBeenCalledTimes(1);
    await openAgain();
    await when('scroll');
    await when('scroll');
    expect(reload).toHaveBeenCalledTimes(1);
    code = 'served';
    await when('scroll');
    expect(start).toHaveBeenCalledTimes(1);
    code = 'lost';
    await openAgain();
    await when('scroll');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('is not loaded again for a reader whose browser has no room for the mark that it was', async () => {
    stored = '{"username":"lucia"}';
    ofTab.set = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await open();
    await when('scroll');
    expect(reload).not.toHaveBeenCalled();
  });

  test('is loaded again at once if it shows nothing without', async () => {
    rendered = false;
    await open();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
