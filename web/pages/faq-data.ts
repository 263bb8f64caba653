import type { ContentOf } from '#domain/content/sections.ts';

/**
 * The questions for search engines, as schema.org/FAQPage. Safe inside a script element: nothing in it can end the
 * element. Browsers never run it, so the content policy has nothing to allow.
 */
export function faqData(entries: ContentOf<'faq'>['entries']): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ pregunta, respuesta }) => ({
      '@type': 'Question',
      name: pregunta,
      acceptedAnswer: { '@type': 'Answer', text: asHtml(respuesta) },
    })),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Search engines read an answer as HTML: its characters must not become markup there either. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
