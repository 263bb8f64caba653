import { faqData } from './faq-data';

test('search engines get the questions, and nothing in them ends the element or becomes markup', () => {
  const entries = [{ pregunta: '</script><script>alert(1)</script>', respuesta: '<b>1 & 2</b>' }];
  const text = faqData(entries);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: '</script><script>alert(1)</script>',
        acceptedAnswer: { '@type': 'Answer', text: '&lt;b&gt;1 &amp; 2&lt;/b&gt;' },
      },
    ],
  });
});
