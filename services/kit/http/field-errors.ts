import type * as z from 'zod/mini';
import { messages } from './messages.ts';

type Issue = z.core.$ZodIssue;

/** Persian messages by field, with the field written as in the query codec: `filter.properties[0].value`. */
export function fieldErrors(issues: readonly Issue[], root: string): Record<string, string[]> {
  const errors: Record<string, string[]> = Object.create(null);
  for (const { field, message } of issues.flatMap((issue) => flatten(issue, []))) {
    const name = field === '' ? root : field;
    errors[name] = [...(errors[name] ?? []), message];
  }
  return { ...errors };
}

interface FieldMessage {
  readonly field: string;
  readonly message: string;
}

function flatten(issue: Issue, before: readonly PropertyKey[]): FieldMessage[] {
  const path = [...before, ...issue.path];
  if (issue.code === 'invalid_union') {
    return nearestBranch(issue.errors).flatMap((inner) => flatten(inner, path));
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: fieldName([...path, key]), message: messages.field.unknown }));
  }
  return [{ field: fieldName(path), message: issue.message }];
}

/** The union branch with the fewest errors is taken for the one that the caller meant. */
function nearestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const faults = (branch: readonly Issue[]) =>
    branch.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
  return branches.toSorted((left, right) => faults(left) - faults(right))[0] ?? [];
}

function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') {
      return `${name}[${step}]`;
    }
    return name === '' ? String(step) : `${name}.${String(step)}`;
  }, '');
}
