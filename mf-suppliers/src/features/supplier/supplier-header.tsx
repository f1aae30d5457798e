import type { Supplier } from '@bazaar/contracts/merchant';
import { formatJalaliLong, toPersianDigits } from '@bazaar/locale';
import { Avatar, lettersOf } from '@bazaar/ui/avatar';
import { Badge } from '@bazaar/ui/badge';
import { Icon } from '@bazaar/ui/icon';
import {
  mdiCalendarOutline,
  mdiCheckDecagram,
  mdiClockOutline,
  mdiFactory,
  mdiMapMarkerOutline,
} from '@mdi/js';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import styles from './supplier-header.module.css';

/** Who the supplier is, with the date of its identity check beside the name. */
export function SupplierHeader({ supplier, favorite }: { supplier: Supplier; favorite: ReactNode }) {
  const { name, cityTitle, provinceTitle, activityKinds, foundedYear } = supplier;
  return (
    <header className={styles.header}>
      <Avatar letters={lettersOf(name)} size="lg" tone="ink" />
      <div className={styles.words}>
        <div className={styles.titleRow}>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <VerifiedBadge verifiedAt={supplier.verifiedAt} />
        </div>
        <ul className={styles.traits}>
          <Trait icon={mdiMapMarkerOutline}>{messages.place(cityTitle, provinceTitle)}</Trait>
          {activityKinds.length > 0 && <Trait icon={mdiFactory}>{activityKinds.join('، ')}</Trait>}
          <Trait icon={mdiCalendarOutline}>{messages.since(toPersianDigits(foundedYear))}</Trait>
        </ul>
      </div>
      <div className={styles.acts}>{favorite}</div>
    </header>
  );
}

function VerifiedBadge({ verifiedAt }: { verifiedAt: string | null }) {
  return verifiedAt === null ? (
    <Badge icon={mdiClockOutline}>{messages.notVerified}</Badge>
  ) : (
    <Badge tone="success" icon={mdiCheckDecagram}>
      {messages.verifiedAt(formatJalaliLong(verifiedAt))}
    </Badge>
  );
}

function Trait({ icon, children }: { icon: string; children: string }) {
  return (
    <li className={styles.trait}>
      <Icon path={icon} size="sm" />
      <bdi>{children}</bdi>
    </li>
  );
}
