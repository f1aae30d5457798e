import { links } from '@bazaar/contracts';
import type { SearchResult } from '@bazaar/contracts/product';
import { ItemDrawing } from '@bazaar/drawing';
import { Monogram } from '@bazaar/ui/avatar';
import { Badge } from '@bazaar/ui/badge';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import {
  mdiFileDocumentOutline,
  mdiPackageVariant,
  mdiPackageVariantClosed,
  mdiShapeOutline,
  mdiStoreOutline,
} from '@mdi/js';
import { TYPE_ICONS } from '../../common/category-type/type-icons.ts';
import { GoodFacts, GoodPrice } from './good-hit.tsx';
import { messages } from './messages.ts';
import styles from './result-row.module.css';

type Kind = SearchResult['kind'];

const KIND_ICONS: Readonly<Record<Kind, string>> = {
  category: mdiShapeOutline,
  product: mdiPackageVariantClosed,
  baseProduct: mdiPackageVariant,
  supplier: mdiStoreOutline,
  content: mdiFileDocumentOutline,
  advertisement: TYPE_ICONS.IndustrialAdvertisement,
};

/** The address of a hit, by its kind; a base product is opened at its matching size. */
const ADDRESS: Readonly<Record<Kind, (result: SearchResult) => string>> = {
  category: ({ id, slug }) => links.category(id, slug),
  product: ({ id, slug }) => links.product(id, slug),
  baseProduct: ({ id, slug, good }) => links.baseProduct(id, slug, good?.variant?.code),
  supplier: ({ id, slug }) => links.supplier(id, slug),
  content: ({ id, slug }) => links.content(id, slug),
  advertisement: ({ id, slug }) => links.advertisement(id, slug),
};

interface ResultRowProps {
  result: SearchResult;
  level: 2 | 3;
  /** Says which words it lacks, where no heading does. */
  withMissing?: boolean;
}

/** One hit: its drawing and title, and what decides about a good or a summary of anything else. The whole row links to it. */
export function ResultRow({ result, level, withMissing = false }: ResultRowProps) {
  const { missing, kind, title, summary, drawing, good } = result;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.row} data-good={good !== undefined}>
      <div className={styles.art}>
        {kind === 'supplier' ? <Monogram name={title} size="plate" /> : <ItemDrawing spec={drawing} bare />}
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading className={styles.title}>
            <Link className={styles.link} stretched href={ADDRESS[kind](result)}>
              <IsolatedRuns text={title} />
            </Link>
          </Heading>
          {withMissing && missing.length > 0 && <Badge>{messages.withoutWords(missing)}</Badge>}
          {kind !== 'baseProduct' && <KindBadge result={result} />}
        </div>
        {good !== undefined && <GoodFacts good={good} />}
        {good === undefined && summary !== '' && (
          <p className={styles.summary}>
            <bdi>{summary}</bdi>
          </p>
        )}
      </div>
      {good !== undefined && <GoodPrice good={good} />}
    </article>
  );
}

/** A product shows its category type, because services and documents are products too. */
function KindBadge({ result: { kind, categoryType } }: { result: SearchResult }) {
  return kind === 'product' && categoryType !== null ? (
    <Badge icon={TYPE_ICONS[categoryType]}>{messages.typeNames[categoryType]}</Badge>
  ) : (
    <Badge icon={KIND_ICONS[kind]}>{messages.kindNames[kind]}</Badge>
  );
}
