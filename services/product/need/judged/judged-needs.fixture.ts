import { readFileSync } from 'node:fs';
import { answerNeed, listVariants, type NeedAnswer, type NeedPart } from '@bazaar/contracts/product';
import * as z from 'zod/mini';
import { readFamilies } from '../../../seed/families.ts';
import type { SeededApp } from '../../../seed/seeded-app.fixture.ts';
import { readVocabulary } from '../../../seed/vocabulary.ts';
import { speedOfPoles } from '../../understanding/units.rules.ts';
import { brokenChips, type FirstAnswer, silentNumbers } from './first-answer.fixture.ts';

const Range = z.strictObject({ min: z.optional(z.number()), max: z.optional(z.number()) });
/** «غیر از …»: any other value. */
const Other = z.strictObject({ not: z.union([z.number(), z.string()]) });
const Wanted = z.union([z.number(), z.string(), z.boolean(), Range, Other]);
type Wanted = z.infer<typeof Wanted>;
const Judged = z.object({
  need: z.string(),
  trade: z.string(),
  answer: z.union([
    z.literal('none'),
    z.object({ bases: z.array(z.number()), where: z.record(z.string(), Wanted) }),
  ]),
  cannotKeep: z.array(z.string()),
  nearest: z.optional(z.record(z.string(), z.array(z.union([z.number(), z.string()])))),
  chips: z.object({
    quantity: z.optional(z.object({ value: z.number(), unit: z.string() })),
    city: z.optional(z.string()),
    budgetToman: z.optional(z.number()),
    budgetPerUnitToman: z.optional(z.number()),
    withinDays: z.optional(z.number()),
    urgent: z.optional(z.boolean()),
    specifications: z.optional(z.record(z.string(), Wanted)),
  }),
});
export type JudgedNeed = z.infer<typeof Judged>;

export function readJudged(file: string): JudgedNeed[] {
  return z.array(Judged).parse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
}

/** How an answer meets a judged need; empty lists when it does in full. */
export interface Outcome {
  readonly judged: JudgedNeed;
  /** Why the first answer is not the right one. */
  readonly faults: readonly string[];
  /** Stated specifications that a shown variant contradicts. */
  readonly contradictions: readonly string[];
  /** Chips that are missing or wrong, of so many. */
  readonly missingChips: readonly string[];
  readonly chips: number;
  /** Chips that the first answer contradicts, and numbers of which it says nothing. */
  readonly broken: readonly string[];
}

const families = new Map(readFamilies(readVocabulary()).map((family) => [family.baseProductId, family]));

export async function judgeNeed(app: SeededApp, judged: JudgedNeed): Promise<Outcome> {
  const answer = await app.call(answerNeed, { query: { text: judged.need } });
  const rows = answer.good === null ? [] : await valuesByCode(app, answer.good.id);
  const shown = shownCodes(answer).map((code) => new Map(rows).get(code) ?? {});
  const isFound =
    judged.answer === 'none' ? answer.good === null : judged.answer.bases.includes(Number(answer.good?.id));
  const contradictions =
    judged.answer === 'none' || !isFound ? [] : contradictionsOf(shown, judged.answer.where);
  const faults = [
    ...(isFound ? [] : [`good: ${answer.good?.title ?? 'none'}`]),
    ...(isFound && judged.answer !== 'none' ? [...contradictions, ...unsaidOf(answer, judged)] : []),
    ...(isFound && answer.good !== null && shown.length === 0 && answer.unkept.length === 0
      ? ['nothing is shown']
      : []),
  ];
  const chips = chipsOf(answer, { judged, shown });
  return {
    judged,
    faults,
    contradictions,
    missingChips: chips.filter(([, isSaid]) => !isSaid).map(([name]) => name),
    chips: chips.length,
    broken: brokenOf({ text: judged.need, answer, rows: shown.map((row) => byTitle(row, answer)) }),
  };
}

function brokenOf(first: FirstAnswer): string[] {
  const good = families.get(Number(first.answer.good?.id));
  const silent = good === undefined ? [] : silentNumbers(first, [good.title, ...good.synonyms]);
  return [...brokenChips(first), ...silent.map((number) => `silent: ${number}`)];
}

/** The values of a variant by the titles of their columns. */
const byTitle = (row: Row, { good }: NeedAnswer): Row =>
  Object.fromEntries(
    (families.get(Number(good?.id))?.columns ?? []).map(({ key, title }) => [title, row[key]]),
  );

type Row = Readonly<Record<string, unknown>>;

/** The values of the variants by their columns' keys. */
async function valuesByCode(app: SeededApp, id: number): Promise<[string, Row][]> {
  const { columns, variants } = await app.call(listVariants, { params: { id } });
  const keys = new Map(families.get(id)?.columns.map(({ key, title }) => [title, key]));
  return variants.map(({ code, values }) => [
    code,
    Object.fromEntries(columns.map(({ title }, place) => [keys.get(title) ?? title, values[place]])),
  ]);
}

/** Variants of the first answer: exact ones, else near ones, else those with the nearest values. */
function shownCodes({ exact, near, unkept }: NeedAnswer): string[] {
  const first = [...exact.map(({ variant }) => variant.code), ...near.map(({ variant }) => variant.code)];
  return first.length > 0
    ? first
    : unkept.flatMap(({ nearest }) => nearest.flatMap(({ variant }) => variant?.code ?? []));
}

const SAME = 1e-6;

function isSame(value: unknown, wanted: Wanted): boolean {
  if (typeof wanted === 'object' && 'not' in wanted) {
    return value !== wanted.not;
  }
  if (typeof wanted === 'object') {
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = wanted;
    return typeof value === 'number' && value >= min - SAME && value <= max + SAME;
  }
  return typeof wanted === 'number' && typeof value === 'number'
    ? Math.abs(value - wanted) <= SAME * Math.max(1, Math.abs(wanted))
    : value === wanted;
}

function contradictionsOf(rows: readonly Row[], where: Readonly<Record<string, Wanted>>): string[] {
  return Object.entries(where).flatMap(([key, wanted]) => {
    const wrong = rows.find((row) => !isSame(row[key], wanted));
    return wrong === undefined ? [] : [`${key}: ${String(wrong[key])} for ${JSON.stringify(wanted)}`];
  });
}

/** Kinds of parts that speak of what has no column. */
const WITHOUT_COLUMN: Readonly<Record<string, readonly string[]>> = {
  standard: ['standard'],
  grade: ['code'],
  kind: ['code'],
  ip: ['protection'],
  ex: ['protection'],
};

/** Wishes that are not said to be unkept, or without the nearest value; and kept ones that are said to be. */
function unsaidOf(answer: NeedAnswer, { answer: right, cannotKeep, nearest = {} }: JudgedNeed): string[] {
  const base = right === 'none' ? undefined : families.get(Number(answer.good?.id));
  const said = answer.unkept.map((wish) => ({ ...wish, own: answer.parts[wish.part] }));
  const ofKey = (key: string) => {
    const title = base?.columns.find((column) => column.key === key)?.title;
    return said.find(({ own }) =>
      title === undefined ? WITHOUT_COLUMN[key]?.includes(own?.kind ?? '') : own?.title === title,
    );
  };
  const unsaid = cannotKeep.filter((key) => ofKey(key) === undefined).map((key) => `not said: ${key}`);
  const known = cannotKeep.map(ofKey);
  const wrong = said.filter((wish) => !known.includes(wish)).map(({ own }) => `wrongly said: ${own?.title}`);
  const far = Object.entries(nearest).flatMap(([key, values]) => {
    const texts = ofKey(key)?.nearest.map(({ text }) => plainOf(text)) ?? [];
    return values.some((value) =>
      texts.some((text) => text === plainOf(String(value)) || text.startsWith(`${plainOf(String(value))} `)),
    )
      ? []
      : [`nearest of ${key}: ${texts.join(' / ')}`];
  });
  return [...unsaid, ...wrong, ...far];
}

const plainOf = (text: string) =>
  text
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
    .replaceAll('\u200c', '')
    .replaceAll('−', '-');

interface Shown {
  readonly judged: JudgedNeed;
  readonly shown: readonly Row[];
}

type Chip = readonly [name: string, isSaid: boolean];

const RIAL_PER_TOMAN = 10;

function chipsOf(answer: NeedAnswer, asked: Shown): Chip[] {
  return [...termChips(answer, asked.judged), ...specificationChips(answer, asked)];
}

function termChips({ parts }: NeedAnswer, { chips }: JudgedNeed): Chip[] {
  const { quantity, city, withinDays, urgent } = chips;
  const ofKind = (kind: string) => parts.find((part) => part.kind === kind);
  const [said, time] = [ofKind('quantity'), ofKind('time')];
  const found: (Chip | undefined)[] = [
    quantity && ['quantity', said?.value === quantity.value && said.unit === quantity.unit],
    city === undefined ? undefined : ['city', plainOf(ofKind('city')?.text ?? '') === plainOf(city)],
    budgetChip(ofKind('budget'), chips),
    withinDays === undefined ? undefined : ['time', time?.value === withinDays],
    urgent === undefined ? undefined : ['urgent', time !== undefined],
  ];
  return found.filter((chip) => chip !== undefined);
}

function budgetChip(
  said: NeedPart | undefined,
  { budgetToman, budgetPerUnitToman }: JudgedNeed['chips'],
): Chip | undefined {
  const toman = budgetToman ?? budgetPerUnitToman;
  const isPer = budgetPerUnitToman !== undefined;
  return toman === undefined
    ? undefined
    : ['budget', said?.value === toman * RIAL_PER_TOMAN && said.isPerUnit === isPer];
}

function specificationChips({ parts, good }: NeedAnswer, { judged, shown }: Shown): Chip[] {
  const columns = families.get(Number(good?.id))?.columns ?? [];
  const specified = judged.answer === 'none' ? [] : Object.entries(judged.chips.specifications ?? {});
  return specified.map(([key, wanted]): Chip => {
    const title = columns.find((column) => column.key === key)?.title;
    const isPart = parts.some((part) =>
      title === undefined ? WITHOUT_COLUMN[key]?.includes(part.kind) : part.title === title,
    );
    const isPoles = key === 'poles' && title === undefined;
    const isShown =
      shown.length > 0 && shown.every((row) => (isPoles ? isSpeed(row, wanted) : isSame(row[key], wanted)));
    return [key, isPart || isShown];
  });
}

/** Poles of a motor are its speed. */
function isSpeed({ rpm }: Row, poles: Wanted): boolean {
  return typeof poles === 'number' && isSame(rpm, speedOfPoles(poles));
}
