import { groupOf, readSeedFile } from './vocabulary.ts';

/** Texts about services and documents, by group of categories. */
export interface GroupTexts {
  readonly does: readonly string[];
  readonly can: readonly string[];
  readonly use: readonly string[];
  readonly care: readonly string[];
}

interface SupplierFile {
  /** Latin name and field of work of each stem: categories, a group standing for everything below it. */
  readonly stems: Readonly<Record<string, readonly [string, ...number[]]>>;
  /** The name, with its Latin spelling, of each other firm in a stem's field of work: no two firms are called alike. */
  readonly brands: Readonly<Record<string, readonly (readonly [name: string, latin: string])[]>>;
  readonly fieldOfGroup: Readonly<Record<string, string>>;
  readonly provinceOfSuffix: Readonly<Record<string, string>>;
  readonly provinceWeights: Readonly<Record<string, number>>;
  readonly legalForms: readonly string[];
  readonly employees: readonly string[];
  readonly streets: readonly string[];
  readonly cityStreets: readonly string[];
  readonly openings: readonly string[];
  readonly strengths: readonly string[];
  readonly habits: readonly string[];
  readonly checks: {
    readonly identity: readonly [string, string];
    readonly others: readonly (readonly [string, string])[];
  };
  readonly issuers: Readonly<Record<string, string>>;
  /** Groups of those who hold a certificate; anybody may hold the others. */
  readonly certificateGroups: Readonly<Record<string, readonly number[]>>;
}

export interface SupplierTexts extends SupplierFile {
  /** Categories in which the suppliers of a stem work; 4000 stands for all documents. */
  readonly fieldsOfStem: ReadonlyMap<string, readonly number[]>;
  /** The groups of these categories, the main one first. */
  readonly groupsOfStem: ReadonlyMap<string, readonly number[]>;
  readonly groups: Readonly<Record<string, GroupTexts>>;
  /** What suppliers of goods can do, by leaf category. */
  readonly leaves: Readonly<Record<string, readonly string[]>>;
}

/** Reads the texts from which suppliers are made. */
export function readSupplierTexts(): SupplierTexts {
  const file = readSeedFile<SupplierFile>('texts/suppliers.json');
  const stems = Object.entries(file.stems);
  return {
    ...file,
    fieldsOfStem: new Map(stems.map(([stem, [, ...fields]]) => [stem, fields])),
    groupsOfStem: new Map(
      stems.map(([stem, [, ...fields]]) => [stem, [...new Set(fields.map((field) => groupOf(field)))]]),
    ),
    groups: readSeedFile<Record<string, GroupTexts>>('texts/groups.json'),
    leaves: readSeedFile<Record<string, readonly string[]>>('texts/supplier-leaves.json'),
  };
}

/** The categories in which the supplier of this name works; none when no stem is in it. */
export function fieldsOfName({ fieldsOfStem, brands }: SupplierTexts, name: string): readonly number[] {
  const namesIn = (stem: string) => [stem, ...(brands[stem] ?? []).map(([brand]) => brand)];
  const [, fields = []] =
    [...fieldsOfStem].find(([stem]) => namesIn(stem).some((part) => name.includes(part))) ?? [];
  return fields;
}

/** Whether a field of work contains a category, itself or by its group. */
export function isInField(fields: readonly number[], categoryId: number): boolean {
  return fields.includes(categoryId) || fields.includes(groupOf(categoryId));
}

/** What a supplier in this field of work can do. */
export function capabilitiesIn(texts: SupplierTexts, fields: readonly number[]): string[] {
  return fields.flatMap((field) => texts.leaves[String(field)] ?? groupTexts(texts, field).can);
}

/** All documents count as one field of work. */
const DOCUMENTS = 4000;

/** The texts of a group of categories. */
export function groupTexts({ groups }: SupplierTexts, group: number): GroupTexts {
  const texts = groups[String(group >= DOCUMENTS && group < DOCUMENTS + 1000 ? DOCUMENTS : group)];
  if (texts === undefined) {
    throw new RangeError(`No texts are written for the group ${group}.`);
  }
  return texts;
}
