import { formatTomanText, isolate } from '@bazaar/locale';
import { DataTable } from '@bazaar/ui/data-table';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { checkMessages as messages } from './check-messages.ts';
import styles from './check-step.module.css';
import type { LineForm } from './draft-form.rules.ts';
import type { KnownItem } from './problems.rules.ts';
import { lineTotalRial } from './totals.rules.ts';
import { stepHref } from './trade-edit.address.ts';

interface CheckLinesProps {
  id: number;
  lines: readonly LineForm[];
  knownItem: (id: number) => KnownItem;
}

/** The lines as they will be handed in. */
export function CheckLines({ id, lines, knownItem }: CheckLinesProps) {
  const totalOf = (line: LineForm) =>
    lineTotalRial(line, line.item === null ? null : knownItem(line.item.id));
  return (
    <DataTable
      caption={
        <span className={styles.caption}>
          {messages.lines}{' '}
          <Link href={stepHref(id, 'lines')} aria-label={messages.editPart(messages.lines)}>
            {messages.edit}
          </Link>
        </span>
      }
      rows={lines}
      keyOf={({ key }) => key}
      columns={[
        { key: 'title', label: messages.columns.title, cell: (line) => <Subject line={line} /> },
        {
          key: 'quantity',
          label: messages.columns.quantity,
          numeric: true,
          cell: ({ quantity, unit }) => `${isolate(quantity)} ${isolate(unit)}`,
        },
        {
          key: 'target',
          label: messages.columns.target,
          numeric: true,
          cell: ({ targetPrice }) => (targetPrice === '' ? messages.none : isolate(targetPrice)),
        },
        {
          key: 'sum',
          label: messages.columns.sum,
          numeric: true,
          cell: (line) => sumText(totalOf(line)),
        },
      ]}
    />
  );
}

function sumText(total: number | null): string {
  return total === null ? messages.inquiry : formatTomanText(total);
}

function Subject({ line }: { line: LineForm }) {
  return (
    <>
      <IsolatedRuns text={line.item?.title ?? line.title} />
      <span className={styles.detail}>
        {line.item !== null && (
          <>
            {' '}
            <bdi dir="ltr">{line.item.sku}</bdi>
          </>
        )}
        {line.acceptsSubstitute && ` · ${messages.substitute}`}
      </span>
      {line.item === null && line.properties !== '' && (
        <span className={styles.detail}>
          {' · '}
          <bdi>{line.properties.replaceAll('\n', '، ')}</bdi>
        </span>
      )}
    </>
  );
}
