import { type SettingsSection, sectionSchemas } from '#domain/settings.ts';
import { fromForm, type TypedSection, toForm, wordsOf } from './convert';
import { settingFields } from './fields';

const version = '0123456789abcdef';
const form = (section: SettingsSection, values: Record<string, unknown>) =>
  toForm(section, { values, version });

/** The schema's errors of a section's form, by field. */
function wrong(section: SettingsSection, typed: TypedSection) {
  const read = sectionSchemas[section].safeParse(fromForm(section, typed).values);
  return Object.fromEntries(read.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

test('times are shown in the largest whole unit, and read back unchanged', () => {
  const values = {
    reminderAfterSeconds: 3600,
    abandonAfterSeconds: 86_400,
    paymentFailedMailAfterSeconds: 90,
    progressMailAfterSeconds: 1800,
  };
  const shown = form('reminders', values);
  expect(shown.values).toMatchObject({
    reminderAfterSeconds: '1',
    abandonAfterSeconds: '1',
    paymentFailedMailAfterSeconds: '90',
  });
  expect(shown.units).toMatchObject({
    reminderAfterSeconds: 'hours',
    abandonAfterSeconds: 'days',
    paymentFailedMailAfterSeconds: 'seconds',
  });
  expect(fromForm('reminders', shown)).toEqual({ values, version });
});

test('a guarantee for a lifetime has no end', () => {
  const values = { guaranteeSeconds: null, refillCooldownSeconds: 86_400 };
  const shown = form('guarantee', values);
  expect(shown.units.guaranteeSeconds).toBe('endless');
  expect(fromForm('guarantee', shown).values).toEqual(values);
  const [field] = settingFields.guarantee;
  expect(field && wordsOf(field, shown)).toBe('De por vida');
});

test('rates accept a comma; an invalid number is reported at its field', () => {
  const tax = { vatMode: 'seller', sellerCountry: 'ES', vatRates: { ES: 21, FR: 5.5, IT: 22 } };
  const shown = form('tax', tax);
  expect(shown.values.vatRates).toMatchObject({ FR: '5,5' });
  expect(fromForm('tax', shown).values).toEqual(tax);
  const mistyped = { ...shown.values, vatRates: { ES: '21', FR: '5,5', IT: 'mucho' } };
  expect(wrong('tax', { ...shown, values: mistyped })).toEqual({
    'vatRates.IT': 'Indica un tipo de IVA de 0 a 50',
  });
});

test('an empty optional text is absent; an empty name is an error', () => {
  const typed = (values: Record<string, unknown>): TypedSection => ({ values, version, units: {} });
  expect(fromForm('appearance', typed({ logoText: ' ', accent: '' })).values).toEqual({
    logoText: null,
    accent: null,
  });
  expect(
    wrong('shop', typed({ shopName: ' ', supportEmail: 'a@b', alertEmail: '', orderPrefix: 'fnz' })),
  ).toEqual({
    shopName: 'Escribe el nombre de la tienda',
    supportEmail: 'Indica una dirección de correo válida',
    orderPrefix: 'Escribe de 2 a 5 letras mayúsculas',
  });
});
