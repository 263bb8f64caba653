import { sqlFaults } from './sql-operators';

const mutated = (source: string) => sqlFaults(source).map((fault) => fault.mutated);

describe('faults in SQL', () => {
  it('drops each further condition, to its end', () => {
    expect(mutated('`SELECT 1 WHERE a = 1 AND (b = 2 OR c = 3) AND d = 4\n  ORDER BY e`')).toEqual([
      '`SELECT 1 WHERE a = 1 AND d = 4\n  ORDER BY e`',
      '`SELECT 1 WHERE a = 1 AND (b = 2 OR c = 3)\n  ORDER BY e`',
    ]);
    expect(mutated(`'EXISTS (SELECT FROM a WHERE a.b = c.d AND a.open)'`)).toEqual([
      `'EXISTS (SELECT FROM a WHERE a.b = c.d)'`,
    ]);
  });

  it('keeps both ends of a range', () => {
    expect(mutated('`SELECT 1 WHERE a BETWEEN 1 AND 2`')).toEqual([]);
  });

  it('removes a value from a list, inverts a test for null, drops a lock', () => {
    expect(mutated(`\`SELECT 1 WHERE a IN ('x', 'y')\``)).toEqual([
      `\`SELECT 1 WHERE a IN ('y')\``,
      `\`SELECT 1 WHERE a IN ('x')\``,
    ]);
    expect(mutated('`SELECT 1 WHERE a IS NULL FOR UPDATE`')).toEqual([
      '`SELECT 1 WHERE a IS NOT NULL FOR UPDATE`',
      '`SELECT 1 WHERE a IS NULL`',
    ]);
  });

  it('leaves the code between the SQL, and other strings, alone', () => {
    const value = ['$', '{a < 1 AND b}'].join('');
    expect(mutated(`\`SELECT 1 WHERE a = ${value}\``)).toEqual([]);
    expect(mutated(`'less < more AND more'`)).toEqual([]);
  });
});
