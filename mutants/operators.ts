import type { NodePath } from '@babel/traverse';
import type { Fault } from './mutant';
import { sqlFaults } from './sql-operators';

/** The input of an operator: a node, and its source text. */
export interface Place {
  path: NodePath;
  text: string;
  file: string;
}

/** Proposes faults for a node; an empty list if the operator doesn't apply. */
type Operator = (place: Place) => Fault[];

const BOUNDARIES: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const EQUALITIES: Record<string, string> = { '===': '!==', '!==': '===', '==': '!=', '!=': '==' };
const ARITHMETIC: Record<string, string> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const ASSIGNMENTS: Record<string, string> = { '+=': '-=', '-=': '+=', '*=': '/=' };
const SWAPPED_METHODS = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['round', 'floor'],
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
]);
/** Methods that narrow or normalize their object: without the call, the value passes unchanged. */
const DROPPED_METHODS = new Set([
  ...['filter', 'trim', 'toLowerCase', 'toUpperCase', 'toSorted', 'sort', 'toReversed', 'slice'],
  ...['refine', 'superRefine', 'regex', 'strict', 'int', 'positive', 'nonnegative'],
]);

function within({ path, text }: Place): string {
  return text.slice(path.node.start ?? 0, path.node.end ?? 0);
}

/** The source of an expression with another operator between its two sides. */
function withOperator(place: Place, from: string, to: string): string {
  const { left, right } = place.path.node as unknown as Record<
    'left' | 'right',
    { start: number; end: number }
  >;
  const start = place.path.node.start ?? 0;
  const source = within(place);
  const between = source.slice(left.end - start, right.start - start);
  return source.slice(0, left.end - start) + between.replace(from, to) + source.slice(right.start - start);
}

const isCondition = (path: NodePath): boolean =>
  path.key === 'test' &&
  (path.parentPath?.isIfStatement() === true || path.parentPath?.isConditionalExpression() === true);

const conditions: Operator = ({ path }) =>
  isCondition(path) ? ['true', 'false'].map((mutated) => ({ kind: 'condition', mutated })) : [];

const comparisons: Operator = (place) => {
  const { path } = place;
  if (!path.isBinaryExpression()) return [];
  const { operator, left, right } = path.node;
  const boundary = BOUNDARIES[operator];
  if (boundary) return [{ kind: 'boundary', mutated: withOperator(place, operator, boundary) }];
  const equality = EQUALITIES[operator];
  // Other operators already set a condition to true and to false.
  if (equality)
    return isCondition(path) ? [] : [{ kind: 'equality', mutated: withOperator(place, operator, equality) }];
  const arithmetic = ARITHMETIC[operator];
  const isText = [left, right].some(({ type }) => type === 'StringLiteral' || type === 'TemplateLiteral');
  if (!arithmetic || isText) return [];
  return [{ kind: 'arithmetic', mutated: withOperator(place, operator, arithmetic) }];
};

const guards: Operator = ({ path, text }) => {
  if (!path.isLogicalExpression()) return [];
  const { left, right, operator } = path.node;
  const only = ({ start, end }: { start?: number | null; end?: number | null }) =>
    text.slice(start ?? 0, end ?? 0);
  const first = { kind: 'guard', mutated: only(left) };
  return operator === '??'
    ? [{ ...first, kind: 'default' }]
    : [first, { kind: 'guard', mutated: only(right) }];
};

const literals: Operator = ({ path }) => {
  if (path.isBooleanLiteral()) return [{ kind: 'boolean', mutated: String(!path.node.value) }];
  if (!path.isNumericLiteral() || isPosition(path)) return [];
  const { value } = path.node;
  // A millisecond more in a minute is no fault worth a test; twice the minute is.
  return [{ kind: 'number', mutated: String(value >= 1000 ? value * 2 : value + 1) }];
};

/** A number that is an index: `list[0]`, `text.slice(0, 3)`, `JSON.stringify(value, null, 2)`. */
function isPosition(path: NodePath): boolean {
  const parent = path.parentPath;
  if (parent?.isMemberExpression() || parent?.isOptionalMemberExpression()) return true;
  if (!parent?.isCallExpression() && !parent?.isOptionalCallExpression()) return false;
  const { callee } = parent.node as { callee: { property?: { name?: string } } };
  return ['slice', 'at', 'stringify', 'toString'].includes(callee.property?.name ?? '');
}

const signs: Operator = (place) => {
  const { path, text } = place;
  if (!path.isUnaryExpression() || !['!', '-'].includes(path.node.operator)) return [];
  const { start, end } = path.node.argument;
  return [{ kind: 'sign', mutated: text.slice(start ?? 0, end ?? 0) }];
};

const methods: Operator = (place) => {
  const { path, text } = place;
  if (!path.isCallExpression()) return [];
  const { callee } = path.node;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  const { object, property } = callee;
  const swapped = SWAPPED_METHODS.get(property.name);
  const start = path.node.start ?? 0;
  const isMath = object.type === 'Identifier' && object.name === 'Math';
  if (swapped && (isMath || !['min', 'max'].includes(property.name))) {
    const source = within(place);
    const [from, to] = [(property.start ?? 0) - start, (property.end ?? 0) - start];
    return [{ kind: 'method', mutated: source.slice(0, from) + swapped + source.slice(to) }];
  }
  if (!DROPPED_METHODS.has(property.name)) return [];
  return [
    { kind: 'call dropped', mutated: text.slice(start, object.end ?? 0) + closing(text, object.end ?? 0) },
  ];
};

/** The closing parentheses after a callee's object: its node ends before them. */
function closing(text: string, from: number): string {
  return /^\s*\)+/.exec(text.slice(from))?.[0] ?? '';
}

const statements: Operator = (place) => {
  const { path } = place;
  if (path.key !== 'expression' || !path.parentPath?.isExpressionStatement()) return [];
  const called = path.isAwaitExpression() ? path.get('argument') : path;
  const isEffect =
    (called as NodePath).isCallExpression() || path.isAssignmentExpression() || path.isUpdateExpression();
  if (!isEffect || within(place).startsWith('super(')) return [];
  const dropped: Fault = { kind: 'statement dropped', mutated: 'undefined' };
  if (!path.isAssignmentExpression()) return [dropped];
  const other = ASSIGNMENTS[path.node.operator];
  return other
    ? [dropped, { kind: 'arithmetic', mutated: withOperator(place, path.node.operator, other) }]
    : [dropped];
};

const members: Operator = ({ path, text }) => {
  if (!path.isArrayExpression()) return [];
  const { elements, start } = path.node;
  if (elements.length < 2 || elements.length > 10) return [];
  if (!elements.every((element) => element?.type === 'StringLiteral')) return [];
  const sources = elements.map((element) => text.slice(element?.start ?? start ?? 0, element?.end ?? 0));
  return sources.map((_, dropped) => ({
    kind: 'member dropped',
    mutated: `[${sources.filter((_, index) => index !== dropped).join(', ')}]`,
  }));
};

const sql: Operator = (place) => {
  const { path, file } = place;
  const isString = path.isStringLiteral() || path.isTemplateLiteral();
  return isString && file.startsWith('db/') ? sqlFaults(within(place)) : [];
};

const OPERATORS = [conditions, comparisons, guards, literals, signs, methods, statements, members, sql];

/** All faults for a node, each different from the original. */
export function faultsFor(place: Place): Fault[] {
  const original = within(place);
  return OPERATORS.flatMap((operator) => operator(place)).filter(({ mutated }) => mutated !== original);
}
