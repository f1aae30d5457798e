import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSeedFile } from './vocabulary.ts';

const FOLDER = fileURLToPath(new URL('families', import.meta.url));

interface FamilyColumn {
  readonly key: string;
  readonly title: string;
  readonly kind: 'number' | 'enum' | 'text';
  readonly unit?: string;
  readonly defines: boolean;
}

interface FamilyVariant {
  readonly code: string;
  readonly suffix: string;
  readonly values: Readonly<Record<string, number | string>>;
  readonly priceToman: number;
  readonly minOrder: number;
  readonly step: number;
  readonly weightKg: number;
}

interface FamilyFile {
  readonly baseProductId: number;
  readonly title: string;
  readonly synonyms: readonly string[];
  readonly saleUnit: string;
  readonly columns: readonly FamilyColumn[];
  readonly variants: readonly FamilyVariant[];
  readonly related: readonly number[];
}

/** Every file of the folder, by its name. */
export function readFamilyFiles(): ReadonlyMap<string, FamilyFile> {
  const names = globSync('*.json', { cwd: FOLDER }).sort();
  return new Map(
    names.map((name) => [path.basename(name, '.json'), readSeedFile<FamilyFile>(`families/${name}`)]),
  );
}

/** The sizes of one family. */
export function variantsOf(baseProductId: number): readonly FamilyVariant[] {
  return readSeedFile<FamilyFile>(`families/${baseProductId}.json`).variants;
}

/** A number of a size's table. */
export function numberOf({ code, values }: FamilyVariant, key: string): number {
  const value = values[key];
  if (typeof value !== 'number') {
    throw new TypeError(`${code} has no number for «${key}».`);
  }
  return value;
}

/** A text of a size's table. */
export function textOf({ code, values }: FamilyVariant, key: string): string {
  const value = values[key];
  if (typeof value !== 'string') {
    throw new TypeError(`${code} has no text for «${key}».`);
  }
  return value;
}
