import type { DrawnThing } from '../../services/seed/list-drawings.ts';
import type { ContactSheet } from './sheet.ts';

/** The mapping as a sheet: a section for each kind, a tile for each thing. */
export function toContactSheet(things: readonly DrawnThing[]): ContactSheet {
  const kinds = Map.groupBy(things, ({ kind }) => kind);
  return {
    title: `${things.length} drawings`,
    sections: [...kinds].map(([name, list]) => ({
      name,
      title: `${name}: ${list.length}`,
      tiles: list.map(({ key, title, family, form = null, count = null, seed }) => ({
        title,
        note: [family, form, count, key === title ? null : key].filter((part) => part !== null).join(' · '),
        ...{ family, form, count, seed },
      })),
    })),
  };
}
