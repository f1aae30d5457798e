export { Avatar, type AvatarProps } from './avatar.tsx';
export { Monogram, type MonogramProps } from './monogram.tsx';
