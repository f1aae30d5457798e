import { Avatar, type AvatarProps } from './avatar.tsx';
import { lettersOf, toneOf } from './name-letters.ts';

export interface MonogramProps {
  /** Name of the firm; its legal form and kind are no part of the letters. */
  name: string;
  /** plate: fills the place of a drawing. */
  size?: AvatarProps['size'];
}

/** The sign of a firm: two letters of its name on a ground that is always the same for the name. */
export function Monogram({ name, size }: MonogramProps) {
  return <Avatar letters={lettersOf(name)} size={size} tone={toneOf(name)} />;
}
