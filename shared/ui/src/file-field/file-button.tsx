import type { FieldControl } from '@bazaar/ui/field';
import { Icon } from '@bazaar/ui/icon';
import styles from './file-field.module.css';

export interface FileButtonProps {
  /** On the button; it names the input too, unless a `Field` does. */
  label: string;
  icon: string;
  /** Of the `Field` that it stands in. */
  control?: FieldControl | undefined;
  accept: string;
  multiple?: boolean | undefined;
  size?: 'sm' | 'md' | undefined;
  /** Looks like a place where files can be dropped. */
  dashed?: boolean | undefined;
  onChoose: (files: readonly File[]) => void;
}

/**
 * A file input under a button of our own words: a browser names its button in its own language. The input itself takes
 * the focus, the keys and what is dropped.
 */
export function FileButton(props: FileButtonProps) {
  const { label, icon, control, accept, multiple, size = 'md', dashed, onChoose } = props;
  return (
    <span className={styles.button} data-size={size} data-dashed={dashed || undefined}>
      <input
        {...(control ?? { 'aria-label': label })}
        type="file"
        multiple={multiple}
        accept={accept}
        className={styles.input}
        onChange={({ currentTarget: input }) => {
          onChoose([...(input.files ?? [])]);
          // The same file can be chosen again after it was removed or has failed.
          input.value = '';
        }}
      />
      <Icon path={icon} size={size} />
      <span aria-hidden="true">{label}</span>
    </span>
  );
}
