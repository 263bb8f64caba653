import { fromForm, toForm, wordsOf } from './convert';
import { settingFields } from './fields';

const reminders = {
  reminderAfterSeconds: 3600,
  abandonAfterSeconds: 86_400,
  paymentFailedMailAfterSeconds: 90,
  progressMailAfterSeconds: 1800,
};

test('times are shown in the largest whole unit, and come back as they were', () => {
  const form = toForm('reminders', reminders);
  expect(form).toMatchObject({
    reminderAfterSeconds: '1',
    reminderAfterSeconds_unit: 'hours',
    abandonAfterSeconds: '1',
    abandonAfterSeconds_unit: 'days',
    paymentFailedMailAfterSeconds: '90',
    paymentFailedMailAfterSeconds_unit: 'seconds',
  });
  expect(fromForm('reminders', form).values).toEqual(reminders);
});

test('a guarantee for a lifetime has no end', () => {
  const values = { guaranteeSeconds: null, refillCooldownSeconds: 86_400 };
  const form = toForm('guarantee', values);
  expect(form.guaranteeSeconds_unit).toBe('endless');
  expect(fromForm('guarantee', form).values).toEqual(values);
  const [field] = settingFields.guarantee;
  expect(field && wordsOf(field, form)).toBe('De por vida');
});

test('rates take a comma; what is no number is told at its field', () => {
  const tax = { vatMode: 'seller', sellerCountry: 'ES', vatRates: { ES: 21, FR: 5.5, IT: 22 } };
  const form = toForm('tax', tax);
  expect(form.vatRates_FR).toBe('5,5');
  expect(fromForm('tax', form).values).toEqual(tax);
  expect(fromForm('tax', { ...form, vatRates_IT: 'mucho' }).errors).toEqual({
    vatRates_IT: 'Indique un tipo de IVA de 0 a 50',
  });
});

test('an emptied optional text is none; an emptied name is told', () => {
  expect(fromForm('appearance', { logoText: ' ', accent: '' }).values).toEqual({
    logoText: null,
    accent: null,
  });
  expect(
    fromForm('shop', { shopName: ' ', supportEmail: 'a@b', alertEmail: '', orderPrefix: 'fnz' }).errors,
  ).toEqual({
    shopName: 'Escriba el nombre de la tienda',
    supportEmail: 'Indique una dirección de correo válida',
    orderPrefix: 'Escriba de 2 a 5 letras mayúsculas',
  });
});
