import styles from './table-title.module.css';

/** The heading of a table, with a note on how to read it. */
export function TableTitle({ title, note }: { title: string; note?: string }) {
  return (
    <span className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
  );
}
