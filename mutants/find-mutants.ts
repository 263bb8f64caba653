import { parse } from '@babel/parser';
import traverse, { type NodePath } from '@babel/traverse';
import type { Mutant } from './mutant';
import { faultsFor } from './operators';

/** Calls whose arguments are for people: log lines, descriptions of the API, error messages. */
const FOR_PEOPLE = /(^|\.)(log|logger|console)(\.|$)|\.(describe|meta)$|^(logger|log)$/;

/** The faults of a source text, outer before inner, numbered from `firstId`. Throws if the text can't be parsed. */
export function findMutants(file: string, text: string, firstId: number): Mutant[] {
  const found: Mutant[] = [];
  const program = parse(text, { sourceType: 'module', plugins: ['typescript'] });
  traverse(program, {
    enter(path) {
      if (isLeftOut(path, text)) return path.skip();
      if (!canBeWrapped(path)) return;
      const { start, end, loc } = path.node;
      if (start == null || end == null) return;
      const original = text.slice(start, end);
      for (const fault of faultsFor({ path, text, file })) {
        const id = firstId + found.length;
        found.push({ id, file, line: loc?.start.line ?? 0, start, end, original, ...fault });
      }
    },
  });
  return found;
}

/** Types, imports and text for people get no fault. */
function isLeftOut(path: NodePath, text: string): boolean {
  const { type } = path.node;
  const holdsCode = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type);
  if (type.startsWith('TS') && !holdsCode) return true;
  if (path.isImportDeclaration() || path.isExportAllDeclaration()) return true;
  if (!path.isCallExpression()) return false;
  const { start, end } = path.node.callee;
  return FOR_PEOPLE.test(text.slice(start ?? 0, end ?? 0));
}

/** Whether `(switch ? fault : node)` can replace the node. */
function canBeWrapped(path: NodePath): boolean {
  const parent = path.parentPath;
  if (!path.isExpression() || !parent) return false;
  // `a.b()` in parentheses loses its `this`; a chain of `?.` in parentheses ends early.
  if (path.key === 'callee' || path.key === 'tag' || path.key === 'quasi') return false;
  if (parent.isOptionalMemberExpression() && path.key === 'object') return false;
  if (parent.isUnaryExpression() && parent.node.operator === 'delete') return false;
  if (parent.isAssignmentExpression() && path.key === 'left') return false;
  if (parent.isUpdateExpression() || parent.isForXStatement({ left: path.node })) return false;
  const isKey = path.key === 'key' && !(parent.node as { computed?: boolean }).computed;
  return !isKey && !path.isSuper() && !isPattern(path);
}

/** A target of an assignment looks like an expression: `[a.b] = …`. */
function isPattern(path: NodePath): boolean {
  return path.listKey === 'elements' && path.parentPath?.isArrayPattern() === true;
}
