import { consent as es } from '../i18n/es/consent';
import { consent as fr } from '../i18n/fr/consent';
import { consent as italian } from '../i18n/it/consent';
import { consentDays, consentVersion, createConsentStore, readConsent } from './consent';

const day = 86_400_000;
const now = 1_795_254_123_724;
const choice = { analytics: true, version: consentVersion, at: now };

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('without a choice there is no consent', () => {
  const store = createConsentStore(storage(), () => now);
  expect(store.get()).toEqual({ consent: undefined, reopened: false });
});

test.each([true, false])(
  'a choice (%p) is kept with its version and time, for the next visit too',
  (analytics) => {
    const kept = storage();
    const store = createConsentStore(kept, () => now);
    const heard = jest.fn();
    store.subscribe(heard);
    store.decide(analytics);
    const consent = { analytics, version: consentVersion, at: now };
    expect(store.get()).toEqual({ consent, reopened: false });
    expect(heard).toHaveBeenCalledTimes(1);
    const later = createConsentStore(kept, () => now + day);
    expect(later.get().consent).toEqual(consent);
  },
);

test('an accepted choice can be withdrawn, and opening the notice changes nothing', () => {
  const store = createConsentStore(storage(), () => now);
  store.decide(true);
  store.reopen();
  expect(store.get()).toMatchObject({ reopened: true, consent: { analytics: true } });
  store.keep();
  expect(store.get()).toMatchObject({ reopened: false, consent: { analytics: true } });
  store.reopen();
  store.decide(false);
  expect(store.get()).toMatchObject({ reopened: false, consent: { analytics: false } });
});

test('another tab’s choice applies here', () => {
  const kept = storage();
  const tab = () => createConsentStore(kept, () => now);
  const [one, other] = [tab(), tab()];
  expect(one.get().consent).toBeUndefined();
  other.decide(false);
  one.readAgain();
  expect(one.get().consent?.analytics).toBe(false);
});

test('the notice names what is measured, pages and purchases, and nothing else', () => {
  expect(es.text).toMatch(/qué páginas se visitan y qué se compra\./);
  expect(fr.text).toMatch(/quelles pages sont visitées et ce qui est acheté\./);
  expect(italian.text).toMatch(/quali pagine vengono visitate e che cosa viene acquistato\./);
  // The answer to a notice that did not name purchases.
  const earlier = { ...choice, version: '2026-11' };
  expect(readConsent(JSON.stringify(earlier), now)).toBeUndefined();
});

test('a choice expires, and ends when the texts change', () => {
  const text = JSON.stringify(choice);
  expect(readConsent(text, now + consentDays * day)).toEqual(choice);
  expect(readConsent(text, now + consentDays * day + 1)).toBeUndefined();
  expect(readConsent(text, now - 1)).toBeUndefined();
  expect(readConsent(JSON.stringify({ ...choice, version: 'older' }), now)).toBeUndefined();
});

test.each([null, '', '{', 'null', '1', '{"analytics":"yes"}', JSON.stringify({ ...choice, at: 'today' })])(
  '%p is not consent',
  (text) => expect(readConsent(text, now)).toBeUndefined(),
);
