import { links } from '@bazaar/contracts';
import type { SupplierSummary } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { formatJalaliLong, formatNumber, toPersianDigits } from '@bazaar/locale';
import { Button, IconButton, LinkButton } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { type DataColumn, DataTable } from '@bazaar/ui/data-table';
import { Link } from '@bazaar/ui/link';
import { PrintButton } from '@bazaar/ui/print-button';
import { mdiBookmarkOffOutline, mdiClose, mdiDownload } from '@mdi/js';
import { useState } from 'react';
import { messages as shared } from '../../common/supplier/messages.ts';
import { messages } from './messages.ts';
import { revealedContacts } from './revealed-contacts.api.ts';
import { clearShortlist, removeFromShortlist, useShortlist } from './shortlist.store.ts';
import styles from './shortlist-panel.module.css';

const words = messages.shortlist;

const COLUMNS: readonly DataColumn<SupplierSummary>[] = [
  {
    key: 'name',
    label: words.supplier,
    cell: ({ id, slug, name }) => (
      <Link href={links.supplier(id, slug)}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    key: 'place',
    label: words.place,
    cell: ({ cityTitle, provinceTitle }) => <bdi>{shared.place(cityTitle, provinceTitle)}</bdi>,
  },
  { key: 'kinds', label: words.kinds, cell: ({ activityKinds }) => <bdi>{activityKinds.join('، ')}</bdi> },
  { key: 'founded', label: words.founded, cell: ({ foundedYear }) => toPersianDigits(foundedYear) },
  { key: 'rating', label: words.rating, cell: ({ rating }) => ratingText(rating) },
  { key: 'products', label: words.products, cell: ({ productCount }) => formatNumber(productCount) },
  {
    key: 'verified',
    label: words.verified,
    cell: ({ verifiedAt }) => (verifiedAt === null ? words.notVerified : formatJalaliLong(verifiedAt)),
  },
  {
    key: 'actions',
    label: words.actions,
    labelHidden: true,
    cell: ({ id, name }) => (
      <IconButton
        size="sm"
        icon={mdiBookmarkOffOutline}
        label={words.remove(name)}
        onClick={() => removeFromShortlist(id)}
      />
    ),
  },
];

/** The shortlisted suppliers side by side, with a download and a remove action. */
export function ShortlistPanel({ closeHref }: { closeHref: string }) {
  const shortlist = useShortlist();
  const close = (
    <LinkButton size="sm" kind="text" href={closeHref} icon={mdiClose}>
      {words.close}
    </LinkButton>
  );
  if (shortlist.length === 0) {
    return (
      <Card as="section" labelledBy="shortlist">
        <CardHead id="shortlist" title={words.title} actions={close} />
        <CardBody>
          <p className={styles.note}>{words.empty}</p>
        </CardBody>
      </Card>
    );
  }
  return (
    <section aria-labelledby="shortlist">
      <DataTable
        caption={
          <div className={styles.head}>
            <h2 id="shortlist" className={styles.title}>
              {words.title}
            </h2>
            <span className={styles.note} data-print="hide">
              {words.note}
            </span>
            <span className={styles.actions}>
              <CsvButton suppliers={shortlist} />
              <PrintButton size="sm" />
              <Button size="sm" kind="text" onClick={() => clearShortlist()}>
                {words.clear}
              </Button>
              {close}
            </span>
          </div>
        }
        columns={COLUMNS}
        rows={shortlist}
        keyOf={({ id }) => id}
      />
    </section>
  );
}

function CsvButton({ suppliers }: { suppliers: readonly SupplierSummary[] }) {
  const { api, session, toast } = useHost();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const [{ downloadShortlist }, contacts] = await Promise.all([
        import('./shortlist-csv.ts'),
        session().status === 'signed-in' ? revealedContacts(api) : [],
      ]);
      downloadShortlist({ suppliers, contacts, origin: window.location.origin });
    } catch {
      toast.show({ tone: 'danger', title: words.csvFailed, detail: words.csvFailedDetail });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      icon={mdiDownload}
      busy={isBusy}
      busyLabel={words.preparing}
      onClick={() => void download()}
    >
      {words.csv}
    </Button>
  );
}

function ratingText(rating: SupplierSummary['rating']): string {
  return rating === undefined || rating.count === 0
    ? messages.noRating
    : formatNumber(rating.average, { maximumFractionDigits: 1 });
}
