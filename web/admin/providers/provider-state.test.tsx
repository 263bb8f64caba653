import { renderToStaticMarkup } from 'react-dom/server';
import { ProviderState } from './provider-state';

test.each([
  [undefined, []],
  ['2026-11-30T05:20:00.000Z', ['No responde']],
])('an active panel away since %s', (awaySince, more) => {
  const markup = renderToStaticMarkup(
    <ProviderState provider={{ active: true, awaySince, balanceLow: false }} />,
  );
  expect(markup.match(/(?<=>)[^<>]+/g)).toEqual(['Activo', ...more]);
});
