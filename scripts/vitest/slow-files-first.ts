import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take over half a minute, whatever their size. */
export const SLOW_FILES = [
  'services/money-chaos/money-chaos.test.ts',
  'services/trade/request/trade-table.test.ts',
  'shell/server/render/worker-rendering.test.ts',
  'services/starts.test.ts',
  'services/seed/seed.test.ts',
  'shared/drawing/src/families.test.tsx',
];

/** The longest files, then the others in the order in which they are given. */
export function slowFilesFirst<T extends { readonly moduleId: string }>(files: readonly T[]): T[] {
  const rank = ({ moduleId }: T) => {
    const found = SLOW_FILES.findIndex((file) => moduleId.endsWith(file));
    return found === -1 ? SLOW_FILES.length : found;
  };
  return files.toSorted((one, other) => rank(one) - rank(other));
}

/** Begins with the slow files: one that comes last keeps a single worker busy. The others follow as Vitest orders them. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return slowFilesFirst(await super.sort(files));
  }
}
