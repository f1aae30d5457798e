import type { SupplierSummary } from '@bazaar/contracts/merchant';
import { toPersianDigits } from '@bazaar/locale';
import { Icon } from '@bazaar/ui/icon';
import { mdiCalendarOutline, mdiFactory, mdiMapMarkerOutline } from '@mdi/js';
import { messages } from './messages.ts';
import styles from './supplier-traits.module.css';

type TraitsOf = Pick<SupplierSummary, 'cityTitle' | 'provinceTitle' | 'activityKinds' | 'foundedYear'>;

/** A supplier's place, activity and founding date. */
export function SupplierTraits({ supplier }: { supplier: TraitsOf }) {
  const { cityTitle, provinceTitle, activityKinds, foundedYear } = supplier;
  return (
    <ul className={styles.traits}>
      <Trait icon={mdiMapMarkerOutline}>{messages.place(cityTitle, provinceTitle)}</Trait>
      {activityKinds.length > 0 && <Trait icon={mdiFactory}>{activityKinds.join('، ')}</Trait>}
      <Trait icon={mdiCalendarOutline}>{messages.since(toPersianDigits(foundedYear))}</Trait>
    </ul>
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
