/** Where an arrow leads inside the groups of the menu, as an index of `links`; `tabs` goes back to the types. */
export type PanelStep = number | 'tabs' | null;

interface PanelPlace {
  /** For each link, in document order, whether it is a group's heading. */
  heads: readonly boolean[];
  index: number;
}

/**
 * Up and Down go from link to link, Home and End to the ends; the forward arrow (left, since text runs from the
 * right) goes to the next group, the other one to the one before, and from the first group back to the types.
 */
export function panelStep(key: string, { heads, index }: PanelPlace): PanelStep {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, heads.length - 1);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return heads.length - 1;
    case 'ArrowLeft': {
      const next = heads.findIndex((isHead, place) => isHead && place > index);
      return next === -1 ? index : next;
    }
    case 'ArrowRight': {
      const own = heads.lastIndexOf(true, index);
      const before = own > 0 ? heads.lastIndexOf(true, own - 1) : -1;
      return before === -1 ? 'tabs' : before;
    }
    default:
      return null;
  }
}
