import type { Random } from './random.ts';
import type { SupplierTexts } from './supplier-texts.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface NamedSupplier {
  readonly stem: string;
  readonly name: string;
  /** As in the address of its website. */
  readonly latin: string;
  readonly provinceTitle: string;
  readonly cityTitle: string;
}

/** Name forms of the four suppliers in a stem's field of work, as in the vocabulary's patterns. */
const FORMS = {
  goods: ['شرکت', 'گروه صنعتی', 'صنایع', 'مهندسی', 'بازرگانی', 'کارخانه'],
  works: ['شرکت', 'گروه صنعتی', 'صنایع', 'مهندسی', 'کارگاه'],
  advice: ['شرکت', 'مهندسی'],
  transport: ['شرکت', 'بازرگانی'],
  field: ['صنایع', 'تولیدی', 'بازرگانی', 'مهندسی'],
  maker: ['شرکت', 'گروه صنعتی', 'صنایع', 'کارخانه'],
} as const;

const TRANSPORT = 1120;

const CAPITAL_SHARE = 0.55;

/**
 * Names four suppliers in the field of work of each stem and gives them places. One has the stem as its name, the others
 * have names of their own.
 */
export function nameSuppliers(vocabulary: Vocabulary, texts: SupplierTexts, random: Random): NamedSupplier[] {
  const weights = { ...texts.provinceWeights };
  return vocabulary.supplierNaming.stems.flatMap((stem) => {
    const [first = '', second = '', ...others] = random.sample(
      vocabulary.supplierNaming.suffixes.filter((suffix) => !stem.includes(suffix)),
      vocabulary.supplierNaming.suffixes.length,
    );
    // A name with the city in it would repeat the city wherever a page shows both.
    const third = others.find((suffix) => texts.provinceOfSuffix[suffix] === undefined) ?? '';
    const field = fieldOf(texts, stem);
    const forms = formsOf(texts, stem);
    const place = (suffix?: string) =>
      placeOf(vocabulary, random, texts.provinceOfSuffix[suffix ?? ''] ?? random.weighted(weights));
    const home = place();
    const maker = place();
    const [own, near, inField, made] = brandsOf(texts, stem);
    return [
      { stem, ...own, name: `${random.pick(forms)} ${own.name}`, ...home },
      { stem, ...near, name: `${random.pick(forms)} ${near.name} ${first}`, ...place(first) },
      field === undefined
        ? { stem, ...inField, name: `${random.pick(forms)} ${inField.name} ${second}`, ...place(second) }
        : { stem, ...inField, name: `${random.pick(FORMS.field)} ${field} ${inField.name}`, ...place() },
      isMaker(texts, stem)
        ? { stem, ...made, name: `${random.pick(FORMS.maker)} تولیدی ${made.name} ${third}`, ...maker }
        : { stem, ...made, name: `${random.pick(forms)} ${made.name} ${third}`, ...maker },
    ];
  });
}

interface Brand {
  readonly name: string;
  readonly latin: string;
}

/** The stem itself and its three brands. */
function brandsOf({ stems, brands }: SupplierTexts, stem: string): readonly [Brand, Brand, Brand, Brand] {
  const [latin] = stems[stem] ?? [''];
  const others = (brands[stem] ?? []).map(([name, inLatin]): Brand => ({ name, latin: inLatin }));
  const [near, inField, made] = others;
  if (near === undefined || inField === undefined || made === undefined) {
    throw new RangeError(`Three brands are needed in the field of «${stem}».`);
  }
  return [{ name: stem, latin }, near, inField, made];
}

function groupsOf(texts: SupplierTexts, stem: string): readonly number[] {
  return texts.groupsOfStem.get(stem) ?? [];
}

function fieldOf(texts: SupplierTexts, stem: string): string | undefined {
  return groupsOf(texts, stem)
    .slice(0, 1)
    .map((group) => texts.fieldOfGroup[String(group)])
    .find((field) => field !== undefined);
}

function formsOf(texts: SupplierTexts, stem: string): readonly string[] {
  const [main = 0] = groupsOf(texts, stem);
  if (main >= 3000) {
    return FORMS.advice;
  }
  if (main >= 2000) {
    return FORMS.goods;
  }
  return main === TRANSPORT ? FORMS.transport : FORMS.works;
}

/** Consultants and carriers manufacture nothing, so «تولیدی» does not fit them. */
function isMaker(texts: SupplierTexts, stem: string): boolean {
  const [main = 0] = groupsOf(texts, stem);
  return main >= 2000 && main < 3000;
}

function placeOf(vocabulary: Vocabulary, random: Random, provinceTitle: string) {
  const cities = vocabulary.provinces.find(({ title }) => title === provinceTitle)?.cities ?? [];
  const [capital = provinceTitle, ...others] = cities;
  const cityTitle = others.length === 0 || random.chance(CAPITAL_SHARE) ? capital : random.pick(others);
  return { provinceTitle, cityTitle };
}
