import { Badge } from '@bazaar/ui/badge';
import { type DataColumn, DataTable } from '@bazaar/ui/data-table';
import type { ComponentDocs, PropDocs } from './docs/component-docs.ts';
import { messages } from './messages.ts';
import styles from './props-table.module.css';

const code = (text: string) => (
  <code className={styles.code} dir="ltr">
    {text}
  </code>
);

const COLUMNS: readonly DataColumn<PropDocs>[] = [
  {
    key: 'name',
    label: messages.name,
    cell: ({ name, isRequired }) => (
      <span className={styles.name}>
        {code(name)}
        {isRequired && <Badge tone="accent">{messages.required}</Badge>}
      </span>
    ),
  },
  { key: 'type', label: messages.type, cell: ({ type }) => code(type) },
  {
    key: 'default',
    label: messages.defaultValue,
    cell: ({ defaultValue }) => (defaultValue === undefined ? '—' : code(defaultValue)),
  },
  {
    key: 'description',
    label: messages.description,
    cell: ({ description }) => (
      <span className={styles.prose} dir="ltr" lang="en">
        {description}
      </span>
    ),
  },
];

/** The props of a component, with what its sources say of them. */
export function PropsTable({ component, docs }: { component: string; docs: ComponentDocs | undefined }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>
        <bdi dir="ltr">{component}</bdi>
      </h3>
      {docs?.description && (
        <p className={styles.prose} dir="ltr" lang="en">
          {docs.description}
        </p>
      )}
      {docs === undefined || docs.props.length === 0 ? (
        <p className={styles.none}>{messages.noProps}</p>
      ) : (
        <DataTable
          caption={messages.props(component)}
          captionHidden
          columns={COLUMNS}
          rows={docs.props}
          keyOf={({ name }) => name}
        />
      )}
      {docs !== undefined && docs.inherits.length > 0 && (
        <p className={styles.none}>
          {messages.inherits} {code(docs.inherits.join(', '))}
        </p>
      )}
    </section>
  );
}
