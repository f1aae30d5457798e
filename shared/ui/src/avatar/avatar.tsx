import classes from './avatar.module.css';

export interface AvatarProps {
  /** One or two letters of the name. */
  letters: string;
  /** plate: fills the place of a drawing. */
  size?: 'sm' | 'md' | 'lg' | 'plate' | undefined;
  tone?: 'sunken' | 'info' | 'accent' | 'ink' | undefined;
}

/** The letters of a firm or a person, beside its name; therefore hidden from screen readers. */
export function Avatar({ letters, size = 'md', tone = 'sunken' }: AvatarProps) {
  return (
    <span className={classes.avatar} data-size={size} data-tone={tone} aria-hidden="true">
      <bdi className={classes.letters}>{letters}</bdi>
    </span>
  );
}
