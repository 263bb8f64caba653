import { badParameter } from './errors';

/** Decoded form fields: `a[b]=1` is `{a: {b: '1'}}`; lists are trees with the keys 0, 1, 2… */
export interface Tree {
  [name: string]: string | Tree;
}

/** Decodes a form-encoded body or query string, with bracketed names as the `stripe` package writes them. */
export function parseForm(text: string): Tree {
  const root: Tree = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.replace(/\[([^\]]*)\]/g, '\u0000$1').split('\u0000')];
    let node = root;
    for (const [depth, part] of path.entries()) {
      const key = part === '' ? String(Object.keys(node).length) : part;
      if (depth === path.length - 1) {
        node[key] = value;
        break;
      }
      const next = node[key];
      if (typeof next === 'object') {
        node = next;
        continue;
      }
      const branch: Tree = Object.create(null);
      node[key] = branch;
      node = branch;
    }
  }
  return root;
}

const MAX_METADATA_KEYS = 50;
const MAX_METADATA_VALUE = 500;

/** The parameters of one call: reads them with Stripe's own refusals, all HTTP 400. */
export class Params {
  constructor(readonly tree: Tree) {}

  /** Refuses names that the call doesn't have. `expand` is always allowed. */
  only(names: readonly string[]): this {
    for (const name of Object.keys(this.tree)) {
      if (name === 'expand' || names.includes(name)) continue;
      throw badParameter('parameter_unknown', `Received unknown parameter: ${name}`, name);
    }
    return this;
  }

  has(name: string): boolean {
    return this.tree[name] !== undefined;
  }

  /** The value, null if it was sent empty (Stripe's way to unset it), undefined if it wasn't sent. */
  text(name: string): string | null | undefined {
    const value = this.tree[name];
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw badParameter(undefined, 'Invalid string', name);
    return value === '' ? null : value;
  }

  requiredText(name: string): string {
    const value = this.text(name);
    if (value === undefined)
      throw badParameter('parameter_missing', `Missing required param: ${name}.`, name);
    if (value === null) {
      throw badParameter(
        'parameter_invalid_empty',
        `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`,
        name,
      );
    }
    return value;
  }

  integer(name: string): number | undefined {
    if (!this.has(name)) return undefined;
    const value = this.requiredText(name);
    if (!/^-?\d{1,15}$/.test(value)) {
      throw badParameter('parameter_invalid_integer', `Invalid integer: ${value}`, name);
    }
    return Number(value);
  }

  boolean(name: string): boolean | undefined {
    if (!this.has(name)) return undefined;
    const value = this.requiredText(name);
    if (value !== 'true' && value !== 'false') {
      throw badParameter(undefined, `Invalid boolean: ${value}`, name);
    }
    return value === 'true';
  }

  oneOf<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined || value === null) return undefined;
    const found = allowed.find((candidate) => candidate === value);
    if (found !== undefined) return found;
    const last = allowed.length > 1 ? ` or ${allowed.at(-1)}` : '';
    const first = allowed.length > 1 ? allowed.slice(0, -1).join(', ') : allowed[0];
    throw badParameter(undefined, `Invalid ${name}: must be one of ${first}${last}`, name);
  }

  group(name: string): Params | undefined {
    const value = this.tree[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string') throw badParameter(undefined, 'Invalid object', name);
    return new Params(value);
  }

  /** A list of strings, whatever index style it was sent with. */
  list(name: string): string[] | undefined {
    const value = this.tree[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string') throw badParameter(undefined, 'Invalid array', name);
    return Object.values(value).filter((item) => typeof item === 'string');
  }

  /** `before` merged with the metadata that was sent: empty values remove keys, an empty `metadata` all. */
  metadata(before: Record<string, string>): Record<string, string> {
    if (this.tree.metadata === '') return {};
    const sent = this.group('metadata');
    if (sent === undefined) return before;
    const merged = { ...before };
    for (const [key, value] of Object.entries(sent.tree)) {
      const param = `metadata[${key}]`;
      if (typeof value !== 'string') throw badParameter(undefined, 'Metadata values must be strings', param);
      if (key.length > 40) {
        throw badParameter(
          undefined,
          `Metadata keys can have up to 40 characters. Invalid key: ${key}`,
          param,
        );
      }
      if (value.length > MAX_METADATA_VALUE) {
        throw badParameter(
          undefined,
          `Metadata values can have up to ${MAX_METADATA_VALUE} characters, but you passed in a value that is ${value.length} characters. Invalid value: ${value}`,
          param,
        );
      }
      if (value === '') delete merged[key];
      else merged[key] = value;
    }
    if (Object.keys(merged).length > MAX_METADATA_KEYS) {
      throw badParameter(undefined, `You can have up to ${MAX_METADATA_KEYS} metadata keys.`, 'metadata');
    }
    return merged;
  }
}
