import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { mdiTuneVariant } from '@mdi/js';
import { lazy, type ReactNode, type SubmitEvent, Suspense, useState, useSyncExternalStore } from 'react';
import styles from './filter-panel.module.css';
import { messages } from './messages.ts';

export interface FilterPanelProps {
  title?: string | undefined;
  /** How many choices are active. */
  activeCount: number;
  /** Something was chosen that the list does not show yet. */
  isDirty: boolean;
  /** «نمایش ۲۴ کالا» */
  applyLabel: string;
  onApply: () => void;
  onClear: () => void;
  /** The number on the button is being loaded. */
  isCounting?: boolean | undefined;
  /** Address of the list, for a form that is sent without a script. */
  action?: string | undefined;
  /** Facets. They are rendered twice while the sheet is open, so they must not carry fixed ids. */
  children: ReactNode;
}

const importSheet = () => import(/* webpackChunkName: "filter-sheet" */ './filter-sheet.tsx');
const FilterSheet = lazy(async () => ({ default: (await importSheet()).FilterSheet }));

/**
 * Everything a list can be narrowed by: beside the list on a wide screen, on a narrow one behind a button that opens it
 * over the whole screen. Without a script it is a form below the list's head.
 */
export function FilterPanel(props: FilterPanelProps) {
  const { title = messages.filters, activeCount, isDirty, onApply, action, children } = props;
  const [isOpen, setOpen] = useState(false);
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isDirty) {
      onApply();
    }
    setOpen(false);
  };
  const warmUp = () => void importSheet();
  const foot = <ApplyButton {...props} />;
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        <PanelTitle title={title} activeCount={activeCount} />
      </button>
      <aside className={styles.panel} aria-label={title}>
        <form method="get" action={action} onSubmit={apply} noValidate>
          <h2 className={styles.head}>
            <PanelTitle title={title} activeCount={activeCount} />
          </h2>
          {children}
          <div className={styles.foot}>{foot}</div>
        </form>
      </aside>
      {isOpen && (
        <Suspense fallback={<VisuallyHidden>{messages.loading}</VisuallyHidden>}>
          <FilterSheet
            title={title}
            foot={foot}
            onClear={activeCount > 0 ? props.onClear : undefined}
            onSubmit={apply}
            onClose={() => setOpen(false)}
          >
            {children}
          </FilterSheet>
        </Suspense>
      )}
    </>
  );
}

function PanelTitle({ title, activeCount }: { title: string; activeCount: number }) {
  return (
    <>
      <Icon path={mdiTuneVariant} />
      <span className={styles.title}>{title}</span>
      {activeCount > 0 && (
        <>
          <span className={styles.counter} aria-hidden="true">
            {formatNumber(activeCount)}
          </span>
          <VisuallyHidden>{messages.activeCount(formatNumber(activeCount))}</VisuallyHidden>
        </>
      )}
    </>
  );
}

/** Submits the form; it has the panel's only accent, and only while there is something to show. */
function ApplyButton({ isDirty, applyLabel, isCounting }: FilterPanelProps) {
  // Without a script the form never becomes dirty, so there the button is always enabled.
  const isScripted = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <>
      <Button
        type="submit"
        kind={isDirty ? 'primary' : 'outline'}
        wide
        className={styles.apply}
        disabled={isScripted && !isDirty}
      >
        {applyLabel}
      </Button>
      <VisuallyHidden>
        <span role="status">{isDirty && !isCounting ? applyLabel : ''}</span>
      </VisuallyHidden>
    </>
  );
}

const neverChanges = () => () => undefined;
