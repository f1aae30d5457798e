import { slugFa } from '@bazaar/locale';
import { drawingOf } from './drawing-choices.ts';
import { legalIdOf } from './legal-id.ts';
import { dayOf } from './prices.ts';
import type { Random } from './random.ts';
import type { NamedSupplier } from './supplier-names.ts';
import { capabilitiesIn, groupTexts, type SupplierTexts } from './supplier-texts.ts';
import { fill, persianNumber } from './template.ts';
import type { Vocabulary } from './vocabulary.ts';

const DAY_MS = 86_400_000;
const DOCUMENTS = 4000;
const TRANSPORT = 1120;
/** Fields of work that a description names. */
const MAX_FIELDS = 3;

/** The fields of a supplier that the products need. */
export interface SeededSupplier {
  readonly id: number;
  readonly name: string;
  readonly cityTitle: string;
  /** Categories in which it works, a group standing for everything below it; 4000 for all documents. */
  readonly fields: readonly number[];
  readonly isVerified: boolean;
}

/** The input from which suppliers are made. */
export interface SupplierSeed {
  readonly vocabulary: Vocabulary;
  readonly texts: SupplierTexts;
  readonly seed: number;
  readonly now: Date;
}

interface SupplierMaking extends SupplierSeed {
  readonly id: number;
  readonly random: Random;
}

/** One supplier with its rows, all derived from its own random stream. */
export function makeSupplier(named: NamedSupplier, making: SupplierMaking) {
  const { texts, random, id } = making;
  const groups = texts.groupsOfStem.get(named.stem) ?? [];
  const fields = texts.fieldsOfStem.get(named.stem) ?? [];
  const verification = verificationOf(making);
  const employees = random.pick(texts.employees);
  const year = random.whole(1352, 1402);
  const capabilities = random.sample(capabilitiesIn(texts, fields), random.whole(3, 4));
  const legalForm = random.pick(texts.legalForms);
  const legalId = legalIdOf(
    `10${String(random.whole(1, 99_999)).padStart(5, '0')}${String(id).padStart(3, '0')}`,
  );
  const row = {
    id,
    name: named.name,
    slug: slugFa(named.name),
    legal_form: legalForm,
    national_legal_id: legalId,
    // Companies are taxed under the number of their registration.
    economic_code: legalId,
    about: aboutOf(named, { making, year, employees, capabilities }),
    activity_kinds: activityKindsOf(making, groups),
    address: addressOf(named, making),
    website: random.chance(0.62) ? `https://${named.latin}-${id}.example` : null,
    founded_year: year,
    employees_band: employees,
    capabilities,
    rating_average: random.whole(34, 49) / 10,
    rating_count: random.whole(3, 180),
    response_minutes: random.chance(0.12) ? null : random.pick([12, 18, 25, 40, 55, 90, 140, 240, 480]),
    drawing_family: drawingOf('category', groups[0] === DOCUMENTS ? 4010 : (groups[0] ?? 4010)),
    is_active: true,
  };
  const summary: SeededSupplier = {
    id,
    name: named.name,
    cityTitle: named.cityTitle,
    fields,
    isVerified: verification.length > 0,
  };
  return { row, summary, verification, certificates: certificatesOf(making, groups), place: placeKey(named) };
}

function activityKindsOf({ vocabulary, random }: SupplierMaking, groups: readonly number[]): string[] {
  const [main = 0] = groups;
  const [first = '', ...rest] = kindsOf(vocabulary.supplierNaming.capabilities, main);
  return random.chance(0.7)
    ? [first, ...random.sample(rest, random.whole(0, 2))]
    : random.sample(rest, random.whole(1, 2));
}

/** The most common kind of a field of work first. */
function kindsOf(capabilities: readonly string[], group: number): readonly string[] {
  if (group >= 3000) {
    return ['خدمات مشاوره', 'آموزش', 'بازرسی و نظارت'];
  }
  if (group >= 2000) {
    return capabilities;
  }
  return group === TRANSPORT
    ? ['حمل و انبارداری', 'ترخیص کالا', 'بسته‌بندی صادراتی']
    : ['پیمانکار ساخت', 'خدمات پس از فروش', 'تولیدکننده'];
}

function aboutOf(
  { name, cityTitle, stem }: NamedSupplier,
  parts: { making: SupplierMaking; year: number; employees: string; capabilities: readonly string[] },
): string {
  const { texts, random } = parts.making;
  const values = {
    name,
    city: cityTitle,
    year: persianNumber(parts.year),
    employees: parts.employees,
    does: doesOf(parts.making, texts.fieldsOfStem.get(stem) ?? []),
    can: parts.capabilities.slice(0, 2).join(' و '),
  };
  const sentences = [
    random.pick(texts.openings),
    random.pick(texts.strengths),
    ...random.sample(texts.habits, 2),
  ];
  return sentences.map((sentence) => fill(sentence, values)).join(' ');
}

/** The main field of work: what suppliers of goods supply, and what the others do. */
function doesOf({ vocabulary, texts, random }: SupplierMaking, fields: readonly number[]): string {
  const [main = 0] = fields;
  if (texts.leaves[String(main)] === undefined) {
    return random.pick(groupTexts(texts, main).does);
  }
  const leaves = vocabulary.categoryTypes.flatMap(({ categories }) =>
    categories.flatMap(({ children }) => children),
  );
  const sold = leaves.filter(({ id }) => fields.includes(id)).map(({ title }) => title);
  return `تأمین ${sold.slice(0, MAX_FIELDS).join('، ')}`;
}

function addressOf({ cityTitle }: NamedSupplier, { texts, random }: SupplierMaking): string {
  const plate = persianNumber(random.whole(3, 240));
  return random.chance(0.6)
    ? `شهرک صنعتی ${cityTitle}، ${random.pick(texts.streets)} ${persianNumber(random.whole(1, 18))}، قطعه ${plate}`
    : `${cityTitle}، ${random.pick(texts.cityStreets)}، کوچه ${persianNumber(random.whole(2, 38))}، پلاک ${plate}`;
}

function certificatesOf({ vocabulary, texts, random, id, now }: SupplierMaking, groups: readonly number[]) {
  const fitting = vocabulary.supplierNaming.certificates.filter((title) =>
    (texts.certificateGroups[title] ?? groups).some((group) => groups.includes(group)),
  );
  const titles = random.sample(fitting, random.whole(0, 4));
  return titles.map((title) => {
    // One in twelve has expired, and about as many expire soon.
    const left = random.chance(0.08) ? -random.whole(5, 200) : random.whole(10, 1000);
    return {
      supplier_id: id,
      title,
      issuer: texts.issuers[title] ?? '',
      valid_from: dayOf(now, left - 1095),
      valid_to: dayOf(now, left),
    };
  });
}

function verificationOf({ texts, random, id, now }: SupplierMaking) {
  if (random.chance(0.2)) {
    return [];
  }
  const line = ([subject, checkedBy]: readonly [string, string], isIdentity: boolean) => {
    const age = random.whole(4, 340);
    return {
      supplier_id: id,
      subject,
      is_identity: isIdentity,
      checked_by: checkedBy,
      checked_at: new Date(now.getTime() - age * DAY_MS - random.whole(0, 36_000) * 1000).toISOString(),
      valid_until: random.chance(0.15) ? null : new Date(now.getTime() + (365 - age) * DAY_MS).toISOString(),
    };
  };
  const others = random.sample(texts.checks.others, random.whole(0, 4));
  return [line(texts.checks.identity, true), ...others.map((check) => line(check, false))];
}

/** Cities with the same name exist in several provinces. */
export function placeKey({
  provinceTitle,
  cityTitle,
}: Pick<NamedSupplier, 'provinceTitle' | 'cityTitle'>): string {
  return `${provinceTitle} ${cityTitle}`;
}
