import type { MediaVideoCard } from '@bazaar/contracts/content';

const SHOWN = 4;

/** Videos that can be watched after this one: those of its group first, newest first. */
export function othersOf(
  { id, group }: Pick<MediaVideoCard, 'id' | 'group'>,
  all: readonly MediaVideoCard[],
): MediaVideoCard[] {
  const others = all.filter((other) => other.id !== id && other.fileUrl !== null);
  const [same, rest] = [
    others.filter((other) => other.group === group),
    others.filter((other) => other.group !== group),
  ];
  return [...same, ...rest].slice(0, SHOWN);
}
