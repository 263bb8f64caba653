import type { ApiError, ApiResult, Intent } from '../protocol';
import { textsFor } from './texts';

/** Calls the sandbox's API as a browser does: publishable key, client_secret, form encoding. */
export class BrowserApi {
  publishableKey = '';
  locale = 'auto';

  async intent(method: 'GET' | 'POST', path: string, params: Record<string, unknown>): Promise<ApiResult> {
    const { body, error } = await this.call(method, path, params);
    return error ? { error } : { intent: body as Intent };
  }

  async method(params: Record<string, unknown>): Promise<{ id?: string; error?: ApiError }> {
    const { body, error } = await this.call('POST', 'payment_methods', params);
    return error ? { error } : { id: (body as { id: string }).id };
  }

  private async call(
    method: 'GET' | 'POST',
    path: string,
    params: Record<string, unknown>,
  ): Promise<{ body?: unknown; error?: ApiError }> {
    const form = new URLSearchParams({ key: this.publishableKey });
    flatten(params, '', form);
    try {
      const answer = await (method === 'GET'
        ? fetch(`/v1/${path}?${form}`)
        : fetch(`/v1/${path}`, { method, body: form }));
      const body = (await answer.json()) as { error?: ApiError };
      return body.error ? { error: body.error } : { body };
    } catch {
      // No answer, or one that isn't JSON: Stripe.js calls it a connection error.
      const message = textsFor(this.locale).errors.api_connection_error ?? '';
      return { error: { type: 'api_connection_error', message } };
    }
  }
}

function flatten(value: unknown, name: string, form: URLSearchParams): void {
  if (value === undefined || value === null) return;
  if (typeof value !== 'object') {
    form.append(name, String(value));
    return;
  }
  for (const [key, inner] of Object.entries(value))
    flatten(inner, name === '' ? key : `${name}[${key}]`, form);
}
