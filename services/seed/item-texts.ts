import * as z from 'zod/mini';
import { readSeedFile, type Vocabulary } from './vocabulary.ts';

/** Sentences and choices from which items are made. */
export interface ItemTexts {
  /** One sentence about an offer, by what is true of it. */
  readonly product: Readonly<
    Record<'stocked' | 'ordered' | 'inquiry' | 'tiered' | 'local', readonly string[]>
  >;
  readonly serviceOpenings: readonly string[];
  readonly serviceClosings: readonly string[];
  /** Only for services with a price. */
  readonly servicePricedClosings: readonly string[];
  readonly consultingOpenings: readonly string[];
  readonly consultingClosings: readonly string[];
  readonly documentOpenings: readonly string[];
  readonly documentClosings: readonly string[];
  /** Languages of the documents of foreign publishers; the others' are in Persian. */
  readonly languageOfPublisher: Readonly<Record<string, string>>;
}

const Text = z.string().check(z.minLength(1));
const Positive = z.int().check(z.positive());
const Days = z.int().check(z.nonnegative());

/** A text; a number with a unit's symbol or none; or a range of numbers with its unit. */
const FactValue = z.union([
  Text,
  z.tuple([z.number(), z.nullable(Text)]),
  z.tuple([z.number(), z.number(), Text]),
]);
export type FactValue = z.infer<typeof FactValue>;

/** How a service is ordered, and what is true of it. */
const Terms = {
  minOrder: Positive,
  /** Orders grow by it; by one without it. */
  step: z.optional(Positive),
  /** The shortest and the longest time from order to delivery. */
  leadDays: z.tuple([Days, Days]),
  facts: z.record(z.string(), FactValue),
};
const PriceBand = z.tuple([Positive, Positive]);

const Service = z.strictObject({ title: Text, unit: Text, priceToman: PriceBand, ...Terms });

const ServiceLeaf = z.strictObject({
  leaf: Positive,
  /** A sentence that is true of every service of this category. */
  note: Text,
  /** Titles of the facts that these services can have. */
  factTitles: z.array(Text),
  services: z.array(Service).check(z.minLength(1)),
});
export type ServiceLeaf = z.infer<typeof ServiceLeaf>;

const ServiceGroup = z.strictObject({ group: Positive, sku: Text, leaves: z.array(ServiceLeaf) });
/** Industrial services of one group, leaf category by leaf category. */
export type ServiceGroup = z.infer<typeof ServiceGroup>;

const ConsultingTerms = z.strictObject(Terms);
/** How the consulting service of a leaf category is ordered; each leaf has one. */
export type ConsultingTerms = z.infer<typeof ConsultingTerms>;

const ConsultingText = z.strictObject({
  categoryId: Positive,
  title: Text,
  unit: Text,
  priceToman: PriceBand,
});
export type ConsultingText = z.infer<typeof ConsultingText>;

/** A consulting service with its terms. */
export interface ConsultingService extends ConsultingText, ConsultingTerms {}

export interface DocumentText {
  readonly categoryId: number;
  readonly code: string;
  readonly title: string;
  readonly publisher: string;
  readonly pages: number;
  /** Formats of its files; PDF without it. */
  readonly format?: string;
  /** What `pages` counts, when it is not pages. */
  readonly counts?: string;
}

/** Reads the texts of all items. */
export function readItemTexts({ consultingServices }: Pick<Vocabulary, 'consultingServices'>) {
  return {
    texts: readSeedFile<ItemTexts>('texts/items.json'),
    services: z.array(ServiceGroup).parse(readSeedFile('texts/industrial-services.json')),
    consulting: readConsulting(consultingServices),
    documents: readSeedFile<readonly DocumentText[]>('texts/electronic-documents.json'),
  };
}

/** The services of the vocabulary and the seed's own. */
function readConsulting(vocabulary: Vocabulary['consultingServices']): ConsultingService[] {
  const own = z.array(ConsultingText).parse(readSeedFile('texts/consulting-services.json'));
  const terms = z.record(z.string(), ConsultingTerms).parse(readSeedFile('texts/consulting-leaves.json'));
  const given = vocabulary.map(({ categoryId, title, unit, priceMin, priceMax }) => ({
    ...{ categoryId, title, unit, priceToman: [priceMin, priceMax] as [number, number] },
  }));
  return [...given, ...own].map((service) => {
    const termsOfLeaf = terms[String(service.categoryId)];
    if (termsOfLeaf === undefined) {
      throw new RangeError(`No terms are written for the consulting service of ${service.categoryId}.`);
    }
    return { ...service, ...termsOfLeaf };
  });
}
