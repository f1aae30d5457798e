import { links } from '@bazaar/contracts';
import type { SearchResult } from '@bazaar/contracts/product';
import { ItemDrawing } from '@bazaar/drawing';
import { formatNumber } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { Link } from '@bazaar/ui/link';
import {
  mdiFileDocumentOutline,
  mdiPackageVariant,
  mdiPackageVariantClosed,
  mdiShapeOutline,
  mdiStoreOutline,
} from '@mdi/js';
import { TYPE_ICONS } from '../../common/category-type/type-icons.ts';
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

/** The address of a hit, by its kind. */
const ADDRESS: Readonly<Record<Kind, (id: number, slug: string) => string>> = {
  category: links.category,
  product: links.product,
  baseProduct: links.baseProduct,
  supplier: links.supplier,
  content: links.content,
  advertisement: links.category,
};

interface ResultRowProps {
  result: SearchResult;
  /** Level of the title's heading. */
  level?: 2 | 3;
}

/** One hit: drawing, title, kind and summary. The whole row links to it. */
export function ResultRow({ result, level = 2 }: ResultRowProps) {
  const { kind, id, slug, title, summary, drawing, offersCount } = result;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.row}>
      <div className={styles.art}>
        <ItemDrawing spec={drawing} bare />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading className={styles.title}>
            <Link className={styles.link} stretched href={ADDRESS[kind](id, slug)}>
              <bdi>{title}</bdi>
            </Link>
          </Heading>
          <KindBadge result={result} />
          {offersCount !== undefined && offersCount > 0 && (
            <Badge tone="accent" icon={mdiStoreOutline}>
              {messages.offers(formatNumber(offersCount))}
            </Badge>
          )}
        </div>
        {summary !== '' && (
          <p className={styles.summary}>
            <bdi>{summary}</bdi>
          </p>
        )}
      </div>
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
