import fc from 'fast-check';
import { invoiceCountries, readTaxId } from './tax-ids';

test.each([
  ['ES', '12345678Z', '12345678Z'],
  ['ES', 'es 12.345.678-z', '12345678Z'],
  ['ES', 'X1234567L', 'X1234567L'],
  ['ES', 'A58818501', 'A58818501'],
  ['ES', 'B-58378431', 'B58378431'],
  ['ES', 'Q2826000H', 'Q2826000H'],
  ['FR', '552 081 317', '552081317'],
  ['FR', '732 829 320 00074', '73282932000074'],
  ['FR', '40 303 265 045', 'FR40303265045'],
  ['FR', 'FR23 334 175 221', 'FR23334175221'],
  ['FR', 'K7399859412', 'FRK7399859412'],
  ['IT', 'IT 00743110157', '00743110157'],
  ['IT', 'RCCMNL83S18D969H', 'RCCMNL83S18D969H'],
  // Two people with the same characters: one of the numbers has letters in place of digits.
  ['IT', 'mrt mtt 91d08 f205 j', 'MRTMTT91D08F205J'],
  ['DE', '136695976', 'DE136695976'],
  ['GR', 'EL 094259216', 'EL094259216'],
  ['GR', 'GR 094259216', 'EL094259216'],
  ['NL', 'NL004495445B01', 'NL004495445B01'],
  ['IE', 'IE6433435F', 'IE6433435F'],
])('%s: %s is read as %s', (country, typed, read) => {
  expect(readTaxId(typed, country)).toBe(read);
});

test.each([
  ['ES', '12345678A'],
  ['ES', 'X1234567X'],
  ['ES', 'B58378432'],
  // The check character of a public body is a letter, that of a public limited company a digit.
  ['ES', 'Q28260008'],
  ['ES', 'A5881850A'],
  ['FR', '552081318'],
  ['FR', '73282932000075'],
  ['FR', 'FR41303265045'],
  ['FR', '000000000'],
  ['IT', '00743110158'],
  ['IT', '00000000000'],
  ['IT', 'RCCMNL83S18D969A'],
  ['DE', '12345'],
  ['DE', 'FR136695976'],
  ['CH', 'CHE123456788'],
  ['ES', ''],
  ['XX', '12345678Z'],
])('%s: %s is no tax number', (country, typed) => {
  expect(readTaxId(typed, country)).toBeUndefined();
});

const figures = (length: number) =>
  fc.integer({ min: 1, max: 10 ** length - 1 }).map((value) => String(value).padStart(length, '0'));

test.each([
  ['ES', 8, [...'TRWAGMYFPDXBNJZSQVHLCKE']],
  ['FR', 8, [...'0123456789']],
  ['IT', 10, [...'0123456789']],
] as const)('%s: only one last character is right', (country, length, last) => {
  fc.assert(
    fc.property(figures(length), (digits) => {
      expect(last.filter((sign) => readTaxId(digits + sign, country))).toHaveLength(1);
    }),
  );
});

test('one wrong digit is noticed at any position', () => {
  const known = { ES: '12345678Z', FR: '552081317', IT: '00743110157' } as const;
  for (const [country, id] of Object.entries(known))
    for (const [place, right] of [...id].entries())
      for (const wrong of '0123456789')
        if (/\d/.test(right) && wrong !== right)
          expect(readTaxId(id.slice(0, place) + wrong + id.slice(place + 1), country)).toBeUndefined();
});

test('a result reads as itself, and hostile texts are no number', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...invoiceCountries), (typed, country) => {
      const read = readTaxId(typed, country);
      if (read !== undefined) expect(readTaxId(read, country)).toBe(read);
    }),
  );
});
