import { links } from '@bazaar/contracts';
import type { SupplierProduct } from '@bazaar/contracts/product';
import { formatJalaliLong } from '@bazaar/locale';
import { Monogram } from '@bazaar/ui/avatar';
import { Card } from '@bazaar/ui/card';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { mdiCheckDecagram, mdiChevronLeft, mdiClockOutline } from '@mdi/js';
import { messages } from './messages.ts';
import styles from './product-supplier-card.module.css';

/** The supplier of the item, with the verification date beside the claim. */
export function ProductSupplierCard({ supplier }: { supplier: SupplierProduct['supplier'] }) {
  const { id, name, slug, cityTitle, verifiedAt } = supplier;
  return (
    <Card as="section" labelledBy="product-supplier">
      <div className={styles.head}>
        <Monogram name={name} />
        <div className={styles.words}>
          <h2 id="product-supplier" className={styles.name}>
            <bdi>{name}</bdi>
          </h2>
          <p className={styles.city}>
            <bdi>{cityTitle}</bdi>
          </p>
        </div>
        <Link className={styles.more} data-print="hide" href={links.supplier(id, slug)}>
          {messages.supplierPage}
          <Icon path={mdiChevronLeft} size="sm" />
        </Link>
      </div>
      <Verification verifiedAt={verifiedAt} />
    </Card>
  );
}

function Verification({ verifiedAt }: { verifiedAt: string | null }) {
  return verifiedAt === null ? (
    <p className={styles.check}>
      <Icon path={mdiClockOutline} size="sm" />
      {messages.notVerified}
    </p>
  ) : (
    <p className={styles.check} data-passed="true">
      <Icon path={mdiCheckDecagram} size="sm" />
      <span>{messages.verified}</span>
      <span className={styles.date}>
        <TimeText dateTime={verifiedAt}>{formatJalaliLong(verifiedAt)}</TimeText>
      </span>
    </p>
  );
}
