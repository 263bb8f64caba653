import { type ContentKey, readContent } from '#domain/content/sections.ts';
import type { contentMessages } from './text';

type FieldName = keyof typeof contentMessages.fields;
type ListName = keyof typeof contentMessages.items;

/**
 * A part of an item: a line, a text, paragraphs separated by blank lines, stars, results of a case, a picture, a sample
 * mark, or product lines. `optional`: it may be empty.
 */
export interface ItemField {
  name: FieldName;
  kind: 'line' | 'text' | 'paragraphs' | 'rating' | 'results' | 'icon' | 'sample' | 'lines';
  longest: number;
  optional?: true;
  /** A line that needs the full width. */
  wide?: true;
}

/** A list of a section, and the fields of one item. `one`: not a list, its fields exist once. */
export interface ListShape {
  name: ListName;
  fields: readonly ItemField[];
  one?: true;
}

/** How a section is edited. */
export interface Shape {
  lists: readonly ListShape[];
  /** Whether the whole section can be marked as sample content (D26). */
  sample: boolean;
}

const line = (name: FieldName, longest: number): ItemField => ({ name, kind: 'line', longest });
const wideLine = (name: FieldName, longest: number): ItemField => ({ ...line(name, longest), wide: true });
const text = (name: FieldName, longest: number): ItemField => ({ name, kind: 'text', longest });
const icon: ItemField = { name: 'icon', kind: 'icon', longest: 20 };
const proof: ItemField[] = [
  { name: 'source', kind: 'line', longest: 160, optional: true },
  { name: 'sample', kind: 'sample', longest: 0 },
];

const legal: Shape = {
  sample: false,
  lists: [
    {
      name: 'sections',
      fields: [wideLine('title', 200), { name: 'paragraphs', kind: 'paragraphs', longest: 30_000 }],
    },
  ],
};

const entry: Shape = {
  sample: false,
  lists: [
    { name: 'claims', fields: [wideLine('text', 200)] },
    { name: 'differences', fields: [line('title', 80), icon, text('text', 300)] },
    { name: 'steps', fields: [wideLine('title', 80), text('text', 300)] },
  ],
};

/** By section; the limits are those of domain/content/sections.ts. */
export const shapes: Record<ContentKey, Shape> = {
  faq: {
    sample: false,
    lists: [
      {
        name: 'entries',
        fields: [
          wideLine('pregunta', 300),
          text('respuesta', 4000),
          { name: 'shownOn', kind: 'lines', longest: 3, optional: true },
        ],
      },
    ],
  },
  'legal-terms': legal,
  'legal-privacy': legal,
  'legal-refunds': legal,
  'case-studies': {
    sample: true,
    lists: [
      {
        name: 'cases',
        fields: [
          line('client', 120),
          line('industry', 120),
          text('challenge', 1500),
          text('solution', 1500),
          { name: 'results', kind: 'results', longest: 120 },
          line('timeline', 120),
          text('testimonial', 1000),
          line('clientName', 120),
        ],
      },
    ],
  },
  reviews: {
    sample: true,
    lists: [
      {
        name: 'reviews',
        fields: [
          line('name', 60),
          line('initials', 4),
          { name: 'rating', kind: 'rating', longest: 1 },
          line('ago', 40),
          line('service', 60),
          text('comment', 600),
        ],
      },
    ],
  },
  claims: {
    sample: false,
    lists: [
      { name: 'badges', fields: [line('text', 60), icon] },
      { name: 'terms', one: true, fields: [text('delivery', 300), text('refill', 300)] },
      {
        name: 'score',
        one: true,
        fields: [line('value', 3), line('basis', 120), line('clients', 120), ...proof],
      },
      { name: 'figures', fields: [line('value', 12), line('label', 60), ...proof] },
      { name: 'reasons', fields: [wideLine('text', 200)] },
    ],
  },
  'entry-followers': entry,
  'entry-likes': entry,
  'entry-views': entry,
};

export interface Result {
  metric: string;
  increase: string;
}
/** One item in its form. */
export type Item = Partial<Record<Exclude<FieldName, 'results' | 'sample' | 'shownOn'>, string>> & {
  results?: Result[];
  sample?: boolean;
  shownOn?: string[];
};
/** A section in its form. */
export interface EditorForm {
  sample: boolean;
  lists: Partial<Record<ListName, Item[]>>;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** An empty item. */
export function emptyItem({ fields }: ListShape): Item {
  const empty = {
    line: '',
    text: '',
    paragraphs: '',
    rating: '5',
    results: [{ metric: '', increase: '' }],
    icon: 'check',
    sample: true,
    lines: [],
  } satisfies Record<ItemField['kind'], unknown>;
  return Object.fromEntries(fields.map(({ name, kind }) => [name, empty[kind]]));
}

/** A stored value in its field. */
function shown(value: unknown, kind: ItemField['kind']): unknown {
  if (kind === 'paragraphs') return listOf(value).map(textOf).join('\n\n');
  if (kind === 'sample') return value !== false;
  if (kind === 'lines') return listOf(value).map(textOf);
  if (kind === 'icon') return textOf(value) || 'check';
  if (kind !== 'results') return textOf(value);
  return listOf(value)
    .map(record)
    .map(({ metric, increase }) => ({ metric: textOf(metric), increase: textOf(increase) }));
}

/** A stored text in the form; missing parts of a draft are empty. */
export function toEditor(key: ContentKey, content: unknown): EditorForm {
  const whole = record(content);
  const lists = shapes[key].lists.map(({ name, one, fields }) => {
    const stored = one ? [whole[name]] : listOf(whole[name]);
    const items = stored
      .map(record)
      .map((item) =>
        Object.fromEntries(fields.map((field) => [field.name, shown(item[field.name], field.kind)])),
      );
    return [name, items];
  });
  return { sample: whole.sample !== false, lists: Object.fromEntries(lists) };
}

/** A field's value as stored; undefined if it is left out. */
function stored(item: Item, { name, kind }: ItemField): unknown {
  if (name === 'results') return item.results ?? [];
  if (name === 'sample') return item.sample ?? true;
  if (name === 'shownOn') return item.shownOn?.length ? item.shownOn : undefined;
  const typed = item[name] ?? '';
  if (kind === 'rating') return Number(typed);
  if (kind !== 'paragraphs') return typed;
  return typed.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}

/** The form's values as stored. */
export function fromEditor(key: ContentKey, form: EditorForm): Record<string, unknown> {
  const { lists, sample } = shapes[key];
  const parts = lists.map(({ name, one, fields }) => {
    const items = (form.lists[name] ?? []).map((item) =>
      Object.fromEntries(
        fields.map((field) => [field.name, stored(item, field)]).filter(([, value]) => value !== undefined),
      ),
    );
    return [name, one ? items[0] : items];
  });
  return { ...(sample && { sample: form.sample }), ...Object.fromEntries(parts) };
}

/** What publishing would refuse: a sentence by form field, e.g. `lists.entries.0.respuesta`. */
export function problemsOf(key: ContentKey, form: EditorForm): Record<string, string> {
  const read = readContent(key, fromEditor(key, form));
  if (read.success) return {};
  const problems: Record<string, string> = {};
  for (const { path, message } of read.error.issues) {
    const [name, ...rest] = path.map(String);
    const list = shapes[key].lists.find((one) => one.name === name) ?? shapes[key].lists[0];
    const [place, field, ...inner] = list?.one ? ['0', ...rest] : rest;
    const kind = list?.fields.find((one) => one.name === field)?.kind;
    // Paragraphs and lines are one field of the form.
    const parts = kind === 'paragraphs' || kind === 'lines' ? [place, field] : [place, field, ...inner];
    const at = place !== undefined && field !== undefined ? parts : [];
    problems[['lists', list?.name, ...at].join('.')] ??= message;
  }
  return problems;
}

/** A text in readable lines, for comparing. */
export function asLines(key: ContentKey, content: unknown): string {
  const form = toEditor(key, content);
  const lines = shapes[key].sample ? [`sample: ${form.sample}`] : [];
  for (const { name, fields } of shapes[key].lists)
    for (const item of form.lists[name] ?? []) {
      lines.push('');
      for (const field of fields) lines.push(...linesOf(item, field));
    }
  return `${lines.join('\n').trim()}\n`;
}

function linesOf(item: Item, { name }: ItemField): string[] {
  if (name === 'results') return (item.results ?? []).map(({ metric, increase }) => `${metric}: ${increase}`);
  if (name === 'sample') return [`sample: ${item.sample ?? true}`];
  if (name === 'shownOn') return item.shownOn?.length ? [`[${item.shownOn.join(', ')}]`] : [];
  if (name === 'icon') return [`[${item.icon ?? ''}]`];
  return name === 'source' && !item.source ? [] : [item[name] ?? ''];
}
