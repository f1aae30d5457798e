import { formatNumber } from '@bazaar/locale';
import { IconButton } from '@bazaar/ui/button';
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import styles from './advertisement-pager.module.css';
import { messages } from './messages.ts';

interface AdvertisementPagerProps {
  page: number;
  pageCount: number;
  isBusy: boolean;
  onTurn: (page: number) => void;
}

/** Turns the pages of a row in place. Its buttons keep their position, so focus stays on them. */
export function AdvertisementPager({ page, pageCount, isBusy, onTurn }: AdvertisementPagerProps) {
  if (pageCount <= 1) {
    return null;
  }
  return (
    <div className={styles.pager}>
      <p className={styles.place} role="status">
        {messages.page(formatNumber(page), formatNumber(pageCount))}
      </p>
      <div className={styles.steps}>
        <IconButton
          icon={mdiChevronRight}
          label={messages.previous}
          disabled={isBusy || page <= 1}
          onClick={() => onTurn(page - 1)}
        />
        <IconButton
          icon={mdiChevronLeft}
          label={messages.next}
          disabled={isBusy || page >= pageCount}
          onClick={() => onTurn(page + 1)}
        />
      </div>
    </div>
  );
}
