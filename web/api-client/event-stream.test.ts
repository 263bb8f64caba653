import { followStream } from './event-stream';

const reopenMs = 5000;

/** The browser's streams, as a test sends their events. */
class Events extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static opened: Events[];
  readyState = Events.OPEN;
  constructor() {
    super();
    Events.opened.push(this);
  }
  close() {
    this.readyState = Events.CLOSED;
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

const onLost = jest.fn();
const onOrder = jest.fn();
const follow = () =>
  followStream('/changes', { events: { order: onOrder }, onOpen: jest.fn(), onLost, reopenMs });
const newest = () => Events.opened.at(-1) as Events;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  Events.opened = [];
  Object.assign(globalThis, { EventSource: Events });
});
afterEach(() => jest.useRealTimers());

test('a stream that the server refused is opened again after a while, and its events arrive', () => {
  const stream = follow();
  newest().fail(Events.CLOSED);
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(stream.isOpen()).toBe(false);
  jest.advanceTimersByTime(reopenMs - 1);
  expect(Events.opened).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(Events.opened).toHaveLength(2);
  expect(stream.isOpen()).toBe(true);
  newest().dispatchEvent(new MessageEvent('order', { data: '{}' }));
  expect(onOrder).toHaveBeenCalledWith('{}');
});

test('a lost connection is left to the browser, which reopens it', () => {
  follow();
  newest().fail(Events.CONNECTING);
  expect(onLost).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(reopenMs);
  expect(Events.opened).toHaveLength(1);
});

test('a stream that was closed here is not opened again', () => {
  const stream = follow();
  newest().fail(Events.CLOSED);
  stream.close();
  jest.advanceTimersByTime(reopenMs);
  expect(Events.opened).toHaveLength(1);
});
