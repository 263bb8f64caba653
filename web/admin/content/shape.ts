import { type ContentKey, readContent } from '#domain/content/sections.ts';
import type { contentMessages } from './text';

type FieldName = keyof typeof contentMessages.fields;

/** A part of an item: a line, a text, paragraphs apart by blank lines, stars, or results of a case. */
export interface ItemField {
  name: FieldName;
  kind: 'line' | 'text' | 'paragraphs' | 'rating' | 'results';
  longest: number;
}

/** How a section is edited: its list, and the fields of one item. */
export interface Shape {
  list: 'entries' | 'sections' | 'cases' | 'reviews';
  fields: readonly ItemField[];
  /** Whether it can be marked as sample content (decision 26). */
  sample: boolean;
}

const legal: Shape = {
  list: 'sections',
  sample: false,
  fields: [
    { name: 'title', kind: 'line', longest: 200 },
    { name: 'paragraphs', kind: 'paragraphs', longest: 30_000 },
  ],
};

/** By section; the limits are those of domain/content/sections.ts. */
export const shapes: Record<ContentKey, Shape> = {
  faq: {
    list: 'entries',
    sample: false,
    fields: [
      { name: 'pregunta', kind: 'line', longest: 300 },
      { name: 'respuesta', kind: 'text', longest: 4000 },
    ],
  },
  'legal-terms': legal,
  'legal-privacy': legal,
  'legal-refunds': legal,
  'case-studies': {
    list: 'cases',
    sample: true,
    fields: [
      { name: 'client', kind: 'line', longest: 120 },
      { name: 'industry', kind: 'line', longest: 120 },
      { name: 'challenge', kind: 'text', longest: 1500 },
      { name: 'solution', kind: 'text', longest: 1500 },
      { name: 'results', kind: 'results', longest: 120 },
      { name: 'timeline', kind: 'line', longest: 120 },
      { name: 'testimonial', kind: 'text', longest: 1000 },
      { name: 'clientName', kind: 'line', longest: 120 },
    ],
  },
  reviews: {
    list: 'reviews',
    sample: true,
    fields: [
      { name: 'name', kind: 'line', longest: 60 },
      { name: 'initials', kind: 'line', longest: 4 },
      { name: 'rating', kind: 'rating', longest: 1 },
      { name: 'ago', kind: 'line', longest: 40 },
      { name: 'service', kind: 'line', longest: 60 },
      { name: 'comment', kind: 'text', longest: 600 },
    ],
  },
};

export interface Result {
  metric: string;
  increase: string;
}
/** One item as its form holds it. */
export type Item = Partial<Record<Exclude<FieldName, 'results'>, string>> & { results?: Result[] };
/** A section as its form holds it. */
export interface EditorForm {
  sample: boolean;
  items: Item[];
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** An item without anything in it. */
export function emptyItem(key: ContentKey): Item {
  return Object.fromEntries(
    shapes[key].fields.map(({ name, kind }) => [
      name,
      kind === 'results' ? [{ metric: '', increase: '' }] : kind === 'rating' ? '5' : '',
    ]),
  );
}

/** A stored text as the form shows it; what a draft lacks is empty. */
export function toEditor(key: ContentKey, content: unknown): EditorForm {
  const { list, fields } = shapes[key];
  const whole = record(content);
  return {
    sample: whole.sample !== false,
    items: listOf(whole[list]).map((stored) => {
      const item = record(stored);
      return Object.fromEntries(
        fields.map(({ name, kind }) => {
          const value = item[name];
          if (kind === 'paragraphs') return [name, listOf(value).map(textOf).join('\n\n')];
          if (kind !== 'results') return [name, textOf(value)];
          const results = listOf(value).map(record);
          return [
            name,
            results.map(({ metric, increase }) => ({ metric: textOf(metric), increase: textOf(increase) })),
          ];
        }),
      );
    }),
  };
}

/** What the form says, as it is stored. */
export function fromEditor(key: ContentKey, form: EditorForm): Record<string, unknown> {
  const { list, fields, sample } = shapes[key];
  const items = form.items.map((item) =>
    Object.fromEntries(
      fields.map(({ name, kind }) => {
        if (kind === 'results' || name === 'results') return [name, item.results ?? []];
        const typed = item[name] ?? '';
        if (kind === 'rating') return [name, Number(typed)];
        if (kind !== 'paragraphs') return [name, typed];
        return [name, typed.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')];
      }),
    ),
  );
  return sample ? { sample: form.sample, [list]: items } : { [list]: items };
}

/** What publishing would refuse: a sentence by form field, e.g. `items.0.respuesta`. */
export function problemsOf(key: ContentKey, form: EditorForm): Record<string, string> {
  const read = readContent(key, fromEditor(key, form));
  if (read.success) return {};
  const { list, fields } = shapes[key];
  const problems: Record<string, string> = {};
  for (const { path, message } of read.error.issues) {
    const [outer, place, name, ...inner] = path.map(String);
    const field = fields.find((one) => one.name === name);
    // Paragraphs are one field of the form.
    const parts = field?.kind === 'paragraphs' ? [place, name] : [place, name, ...inner];
    const at = outer === list && place !== undefined ? `items.${parts.filter(Boolean).join('.')}` : 'items';
    problems[at] ??= message;
  }
  return problems;
}

/** A text in lines that people read, for comparing. */
export function asLines(key: ContentKey, content: unknown): string {
  const { fields } = shapes[key];
  const form = toEditor(key, content);
  const lines = shapes[key].sample ? [`sample: ${form.sample}`] : [];
  for (const item of form.items) {
    lines.push('');
    for (const { name } of fields) {
      if (name === 'results')
        lines.push(...(item.results ?? []).map(({ metric, increase }) => `${metric}: ${increase}`));
      else lines.push(item[name] ?? '');
    }
  }
  return `${lines.join('\n').trim()}\n`;
}
