import type { DrawingFamily } from '@bazaar/contracts';
import { readVideos, WEBINARS } from '../content/seed/seed-videos.ts';
import { fieldOf, readSources } from '../content/seed/source-files.ts';
import { readVocabulary as readContentVocabulary } from '../content/seed/vocabulary.ts';
import { baseFormOf, type DrawnForm, type DrawnKind, drawingOf, variantFormOf } from './drawing-choices.ts';
import { readFamilies } from './families.ts';
import { readItemTexts } from './item-texts.ts';
import { readVocabulary, readWithdrawnCategories } from './vocabulary.ts';

/** A thing of the demo data with its drawing. */
export interface DrawnThing extends Partial<DrawnForm> {
  readonly kind: 'good' | 'variant' | DrawnKind;
  /** What identifies it: an id, the number of a document, else its title. */
  readonly key: string;
  readonly title: string;
  readonly family: DrawingFamily;
  /** The seed of its drawing, as far as the files tell it. */
  readonly seed: number;
}

/**
 * Everything of the demo data that has a drawing, kind by kind.
 * @throws RangeError when no drawing is chosen for one of them.
 */
export async function listDrawings(): Promise<DrawnThing[]> {
  const vocabulary = readVocabulary();
  const content = await readContentVocabulary();
  const drafts = await readSources(new URL('../content/seed/drafts/', import.meta.url));
  const { services, consulting, documents } = readItemTexts(vocabulary);
  const groups = vocabulary.categoryTypes.flatMap(({ categories }) => categories);
  const categories = [...groups.flatMap((group) => [group, ...group.children]), ...readWithdrawnCategories()];
  const titles = ({ title }: { readonly title: string }) => title;
  return [
    ...readFamilies(vocabulary).map((family) => ({
      ...{ kind: 'good' as const, key: String(family.baseProductId), title: family.title },
      ...{ family: family.drawing, form: baseFormOf(family), seed: family.baseProductId },
    })),
    ...categories.map(({ id, title }) => drawn('category', String(id), { title, seed: id })),
    ...byTitle(
      'service',
      services.flatMap(({ leaves }) => leaves.flatMap((leaf) => leaf.services.map(titles))),
    ),
    ...byTitle('consulting', consulting.map(titles)),
    ...[...vocabulary.standards, ...documents].map(({ code, title }, index) =>
      drawn('document', code, { title, seed: index + 1 }),
    ),
    ...byTitle('advertisement', content.advertisements.map(titles)),
    ...byTitle('article', [
      ...content.contents.map(titles),
      ...drafts.map((draft) => fieldOf(draft, 'title')),
    ]),
    ...byTitle('video', (await readVideos()).map(titles)),
    ...byTitle('webinar', WEBINARS.map(titles)),
  ];
}

/** Every drawing that the variants of the goods have, once for each form and count; the key is a variant's code. */
export function listVariantDrawings(): DrawnThing[] {
  return readFamilies(readVocabulary()).flatMap((family) => {
    const drawn = family.variants.map((variant) => ({ variant, ...variantFormOf(family, variant) }));
    const different = Map.groupBy(drawn, ({ form, count }) => [form, count].join());
    return [...different.values()].flatMap(([first]) =>
      first === undefined
        ? []
        : {
            ...{
              kind: 'variant' as const,
              key: first.variant.code,
              title: `${family.title} ${first.variant.suffix}`,
            },
            ...{ family: family.drawing, form: first.form, count: first.count, seed: first.variant.id },
          },
    );
  });
}

function byTitle(kind: DrawnKind, titles: readonly string[]): DrawnThing[] {
  return titles.map((title, index) => drawn(kind, title, { title, seed: index + 1 }));
}

function drawn(kind: DrawnKind, key: string, rest: Pick<DrawnThing, 'title' | 'seed'>): DrawnThing {
  return { kind, key, family: drawingOf(kind, key), ...rest };
}
