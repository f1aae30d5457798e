import { links } from '@bazaar/contracts';
import type { CategorySupplier } from '@bazaar/contracts/product';
import { formatJalaliLong } from '@bazaar/locale';
import { Monogram } from '@bazaar/ui/avatar';
import { Badge } from '@bazaar/ui/badge';
import { Link } from '@bazaar/ui/link';
import { mdiCheckDecagram } from '@mdi/js';
import { messages } from '../text/messages.ts';
import styles from './supplier-head.module.css';

interface SupplierHeadProps {
  supplier: CategorySupplier;
  /** The number of its items in this list: «۱۲ کالا». */
  count: string;
}

/** The header of a supplier's cell: name, city, number of items, and verification date. */
export function SupplierHead({ supplier, count }: SupplierHeadProps) {
  const { id, slug, name, cityTitle, verifiedAt } = supplier;
  return (
    <div className={styles.head}>
      <Monogram name={name} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link href={links.supplier(id, slug)}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <p className={styles.note}>
          <bdi>{cityTitle}</bdi>، {count}
        </p>
        {verifiedAt !== null && (
          <Badge tone="success" icon={mdiCheckDecagram}>
            {messages.verifiedAt(formatJalaliLong(verifiedAt))}
          </Badge>
        )}
      </div>
    </div>
  );
}
