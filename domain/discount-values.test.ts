import { discountOff } from './calls/admin-discounts';

test.each([12.5, 0, 91, Number.NaN])(
  'a code for %s per cent is refused, and the sentence says what is accepted',
  (percent) => {
    const { error } = discountOff.safeParse({ kind: 'percent', percent });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Indica un porcentaje entero, de 1 a 90']);
  },
);
