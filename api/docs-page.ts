import type { OpenApiDocument, Operation } from './openapi';

/** The API's description as a page that needs no script. */
export function docsPage(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const tags = [...new Set(calls.flatMap(({ operation }) => operation.tags))].sort();
  const sections = tags.map((tag) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(tag));
    return `<section><h2>${escaped(tag)}</h2>${own.map(callBlock).join('')}</section>`;
  });
  const codes = Object.entries(document['x-error-codes']).map(
    ([code, { status, message }]) =>
      `<tr><td><code>${escaped(code)}</code></td><td>${status}</td><td lang="es">${escaped(message)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(document.info.title)}: API</title><style>${style}</style></head>
<body><main><h1>${escaped(document.info.title)}: API</h1><p>${escaped(document.info.description)}</p>
<p>For tools: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI ${escaped(document.openapi)}). ${calls.length} calls.</p>
${sections.join('\n')}
<section><h2>Errors</h2>${details('Shape of every error', document.components.schemas.Error)}
<table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Sentence</th></tr></thead>
<tbody>${codes.join('')}</tbody></table></section></main></body></html>`;
}

function callBlock({
  method,
  path,
  operation,
}: {
  method: string;
  path: string;
  operation: Operation;
}): string {
  const { requestBody, responses, parameters, security = [] } = operation;
  const needs = security.flatMap((entry) => Object.keys(entry));
  const [body] = Object.entries(requestBody?.content ?? {});
  const [answer] = Object.entries(responses[200]?.content ?? {});
  const statuses = Object.entries(responses).map(([status, { description }]) => `${status}: ${description}`);
  return `<article id="${escaped(operation.operationId)}"><h3><code>${method} ${escaped(path)}</code></h3>
<p>${escaped(operation.summary)}</p><dl>
${needs.length > 0 ? `<dt>Needs</dt><dd>${escaped(needs.join(', '))}</dd>` : ''}
${parameters.map((one) => `<dt><code>${escaped(one.name)}</code> (${one.in})</dt><dd><code>${escaped(JSON.stringify(one.schema))}</code></dd>`).join('')}
<dt>Answers</dt><dd>${escaped(statuses.join(' · '))}</dd></dl>
${body ? details(`Body, ${body[0]}`, body[1].schema, body[1].example) : ''}
${answer ? details(`Answer, ${answer[0]}`, answer[1].schema) : ''}</article>`;
}

function details(title: string, schema: unknown, example?: unknown): string {
  const shown = (value: unknown) => `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`;
  const sample = example === undefined ? '' : `<p>Example</p>${shown(example)}<p>Schema</p>`;
  return `<details><summary>${escaped(title)}</summary>${sample}${shown(schema)}</details>`;
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}

const style = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1b1b1f; background: #fff }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h2 { margin-top: 2.5rem } article { border-top: 1px solid #d9d9e0; padding: .75rem 0 }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere } p { margin: .25rem 0 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: .5rem 0; font-size: .875rem }
dd { margin: 0; overflow-wrap: anywhere } summary { cursor: pointer; min-height: 24px }
pre { background: #f4f4f7; padding: .75rem; overflow: auto; font-size: .8125rem }
table { border-collapse: collapse; font-size: .875rem } td, th { text-align: left; padding: .25rem .75rem .25rem 0; vertical-align: top }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: .5rem } }`;
