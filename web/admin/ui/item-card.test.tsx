import { renderToStaticMarkup } from 'react-dom/server';
import { Folded } from './item-card';

const form = (asked: boolean) => <p>{asked ? 'focused' : 'form'}</p>;

test('a form in which something is typed is open from the start, and leaves the focus where it is', () => {
  expect(renderToStaticMarkup(<Folded name="Responder">{form}</Folded>)).not.toContain('form');
  const open = renderToStaticMarkup(
    <Folded name="Responder" initiallyOpen>
      {form}
    </Folded>,
  );
  expect(open).toContain('<p>form</p>');
});
