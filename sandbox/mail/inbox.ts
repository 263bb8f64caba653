import express, { type Express } from 'express';
import { escapeHtml, page } from 'stripe-sandbox/html';
import { z } from 'zod';
import { sameSiteOnly } from '../http';
import type { SmtpMode } from './smtp';
import type { CaughtMessage, MailState } from './store';

const modeSchema = z.strictObject({ smtp: z.enum(['normal', 'reject', 'tempfail', 'down']) });

/** The web inbox, also as JSON for tests. */
export function inboxApp(parts: {
  state: MailState;
  changed: () => void;
  mode: () => SmtpMode;
  setMode: (mode: SmtpMode) => void;
}): Express {
  const { state } = parts;
  const app = express().disable('x-powered-by');
  app.use(sameSiteOnly, express.json());
  const find = (id: string) => state.messages.find((message) => String(message.id) === id);
  const notFound = { error: 'No message has this id. See /api/messages.' };

  app.get('/', (_request, response) => {
    response.type('html').send(page('Bandeja de entrada de pruebas', list([...state.messages].reverse()), 5));
  });
  app.get('/messages/:id', (request, response) => {
    const message = find(request.params.id);
    if (!message)
      return void response
        .status(404)
        .type('html')
        .send(
          page(
            'No encontrado',
            '<p class="empty">Este mensaje ya no existe. <a href="/">Volver a la bandeja</a></p>',
          ),
        );
    response.type('html').send(page(message.subject, view(message)));
  });
  app.get('/messages/:id/html', (request, response) => {
    // Shown in a frame without scripts: the content of an e-mail is never trusted.
    response
      .set('Content-Security-Policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:")
      .type('html')
      .send(find(request.params.id)?.html ?? '');
  });
  app.get('/api/messages', (request, response) => {
    const to = request.query.to;
    const shown = state.messages.filter((message) => typeof to !== 'string' || message.to.includes(to));
    response.json({ messages: shown.map(({ raw: _raw, html: _html, ...message }) => message) });
  });
  app.get('/api/messages/:id', (request, response) => {
    const message = find(request.params.id);
    if (message) response.json(message);
    else response.status(404).json(notFound);
  });
  app.delete('/api/messages', (_request, response) => {
    state.messages = [];
    parts.changed();
    response.json({ messages: [] });
  });
  app.get('/_sandbox/faults', (_request, response) => void response.json({ smtp: parts.mode() }));
  app.post('/_sandbox/faults', (request, response) => {
    const parsed = modeSchema.safeParse(request.body);
    if (!parsed.success) return void response.status(400).json({ error: z.prettifyError(parsed.error) });
    parts.setMode(parsed.data.smtp);
    response.json({ smtp: parts.mode() });
  });
  return app;
}

function list(messages: CaughtMessage[]): string {
  if (messages.length === 0)
    return '<div class="card"><p class="empty">No ha llegado ningún correo. Los que envíe la tienda aparecerán aquí.</p></div>';
  const rows = messages.map(
    (message) =>
      `<tr><td>${escapeHtml(message.receivedAt.slice(0, 19).replace('T', ' '))}</td><td>${escapeHtml(message.to.join(', '))}</td><td><a href="/messages/${message.id}">${escapeHtml(message.subject || '(sin asunto)')}</a></td></tr>`,
  );
  return `<div class="card" tabindex="0"><table><thead><tr><th>Recibido (UTC)</th><th>Para</th><th>Asunto</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function view(message: CaughtMessage): string {
  return `<p><a href="/">← Bandeja</a></p><p>De ${escapeHtml(message.from)} para ${escapeHtml(message.to.join(', '))}</p>
<div class="card"><iframe sandbox title="Contenido del correo" src="/messages/${message.id}/html"></iframe></div>
<h2>Texto</h2><div class="card"><pre>${escapeHtml(message.text)}</pre></div>
<h2>Original</h2><div class="card"><details><summary style="padding:12px">Mostrar</summary><pre>${escapeHtml(message.raw)}</pre></details></div>`;
}
