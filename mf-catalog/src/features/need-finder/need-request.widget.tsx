import type { SupplierId } from '@bazaar/contracts/merchant';
import type { NeedAnswer } from '@bazaar/contracts/product';
import { useHost } from '@bazaar/host';
import { formatNumber, formatToman } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Checkbox } from '@bazaar/ui/checkbox';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { type DraftIntent, draftIntent } from './draft-intent.store.ts';
import { messages } from './messages.ts';
import { categorySuppliersQuery } from './need-finder.queries.ts';
import styles from './need-request.module.css';
import { askedFirst, offeringSuppliers, type RequestSupplier, totalsOf } from './need-request.rules.ts';

const loadForm = () => import('./draft-form.widget.tsx').then(({ DraftForm }) => ({ default: DraftForm }));
const DraftForm = lazy(loadForm);

interface NeedRequestProps {
  need: string;
  answer: NeedAnswer;
  /** Whose suppliers are asked for what nobody offers. */
  categoryId: number;
}

/** «درخواست برای همین نیاز»: whom to ask, and the form for the drafts. */
export function NeedRequest(props: NeedRequestProps) {
  const { need, answer } = props;
  const titleId = useId();
  const suppliers = useSuppliers(props);
  const { chosen, toggle, kept, isOpen, open, close } = useRequest(need, {
    suppliers,
    first: askedFirst(answer),
  });
  const isExact = answer.exact.length > 0;
  return (
    <Card as="section" raised labelledBy={titleId} className={styles.card}>
      <CardHead id={titleId} title={messages.request} note={summaryText(props, chosen)} />
      <CardBody>
        <div className={styles.choices} data-open={isOpen}>
          <fieldset className={styles.suppliers} disabled={isOpen}>
            <legend className="visually-hidden">{messages.suppliers}</legend>
            {suppliers.map(({ id, name, cityTitle }) => (
              <Checkbox
                key={id}
                checked={chosen.some((one) => one.id === id)}
                onChange={() => toggle(id)}
                label={<bdi>{`${name}، ${cityTitle}`}</bdi>}
              />
            ))}
          </fieldset>
        </div>
        {isOpen && chosen.length > 0 ? (
          <Suspense fallback={<FormSkeleton />}>
            <DraftForm
              key={need}
              need={need}
              suppliers={chosen}
              answer={answer}
              kept={kept}
              onClose={close}
            />
          </Suspense>
        ) : (
          <Button
            kind="primary"
            wide
            disabled={chosen.length === 0}
            onClick={open}
            onPointerEnter={warm}
            onFocus={warm}
          >
            {isExact && chosen.length > 0
              ? messages.requestFrom(formatNumber(chosen.length))
              : messages.request}
          </Button>
        )}
        {!isOpen && <p className={styles.note}>{messages.requestNote}</p>}
      </CardBody>
    </Card>
  );
}

function warm(): void {
  loadForm().catch(() => {
    // Opening the form tries again and reports a failure.
  });
}

/** Who offers it; when nobody does, suppliers of the category. */
function useSuppliers({ answer, categoryId }: NeedRequestProps): readonly RequestSupplier[] {
  const { api } = useHost();
  const own = offeringSuppliers(answer);
  const { data } = useQuery({ ...categorySuppliersQuery(api, categoryId), enabled: own.length === 0 });
  return own.length > 0
    ? own
    : (data?.items ?? []).map(({ supplier: { id, name, cityTitle } }) => ({
        id,
        name,
        cityTitle,
        totalRial: null,
      }));
}

interface Choice {
  suppliers: readonly RequestSupplier[];
  /** Chosen before the visitor chooses. */
  first: number;
}

/** Which suppliers are chosen, and whether the form is open; after signing in, the form that the visitor left is. */
function useRequest(need: string, { suppliers, first }: Choice) {
  const { status } = useHost().useSession();
  const [ids, setIds] = useState<readonly SupplierId[] | null>(null);
  const [kept, setKept] = useState<DraftIntent | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const remembered = status === 'signed-in' ? draftIntent.peek() : null;
    if (remembered?.need === need) {
      setKept(remembered);
      setIds(remembered.supplierIds);
      setOpen(true);
    }
  }, [status, need]);
  const chosenIds = ids ?? suppliers.slice(0, first).map(({ id }) => id);
  const chosen = suppliers.filter(({ id }) => chosenIds.includes(id));
  const toggle = (id: SupplierId) =>
    setIds(chosenIds.includes(id) ? chosenIds.filter((one) => one !== id) : [...chosenIds, id]);
  const close = () => {
    setOpen(false);
    setKept(null);
  };
  return { chosen, toggle, kept, isOpen, open: () => setOpen(true), close };
}

/** «۲ تأمین‌کننده · ۲۲۵ تا ۲۳۶ تومان» */
function summaryText({ need }: NeedRequestProps, chosen: readonly RequestSupplier[]): string {
  const totals = totalsOf(chosen);
  if (totals === null) {
    return need.length > MAX_SUMMARY ? `${need.slice(0, MAX_SUMMARY).toWellFormed()}…` : need;
  }
  const count = messages.suppliersCount(formatNumber(chosen.length));
  const { least, most } = totals;
  const sum = least === most ? formatToman(least) : messages.between(formatToman(least), formatToman(most));
  return `${count} · ${sum} ${messages.toman}`;
}

const MAX_SUMMARY = 80;

function FormSkeleton() {
  return (
    <SkeletonGroup label={messages.draft.loading}>
      <Skeleton size="panel" />
    </SkeletonGroup>
  );
}
