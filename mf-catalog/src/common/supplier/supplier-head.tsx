import { links } from '@bazaar/contracts';
import type { CategorySupplier } from '@bazaar/contracts/product';
import { formatJalaliLong } from '@bazaar/locale';
import { Avatar, lettersOf } from '@bazaar/ui/avatar';
import { Badge } from '@bazaar/ui/badge';
import { Link } from '@bazaar/ui/link';
import { mdiCheckDecagram } from '@mdi/js';
import { messages } from '../text/messages.ts';
import styles from './supplier-head.module.css';

interface SupplierHeadProps {
  supplier: CategorySupplier;
  /** What it has of the list that it stands in: «۱۲ کالا». */
  count: string;
}

/** Who a supplier is, at the head of its cell: name, city, what it has, and when its identity was checked. */
export function SupplierHead({ supplier, count }: SupplierHeadProps) {
  const { id, slug, name, cityTitle, verifiedAt } = supplier;
  return (
    <div className={styles.head}>
      <Avatar letters={lettersOf(name)} />
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
