export { Avatar, type AvatarProps } from './avatar.tsx';
export { lettersOf } from './name-letters.ts';
