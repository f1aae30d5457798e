import { type Note, NoteId } from '@bazaar/contracts/content';

/** One note; on a pump by default. */
export function givenNote(id: number, note: Partial<Note> = {}): Note {
  return {
    id: NoteId.parse(id),
    objectType: 'SupplierProduct',
    objectId: id * 10,
    title: `یادداشت ${id}`,
    text: `فشار ${id} بار`,
    pinned: false,
    createdAt: '2026-11-10T08:00:00Z',
    updatedAt: '2026-11-18T08:00:00Z',
    rowVersion: 1,
    object: {
      title: `پمپ شماره ${id}`,
      slug: `pump-${id}`,
      subtitle: 'صنایع پمپ البرز',
      drawing: { family: 'pump', seed: id, dimensionMm: null, code: null },
    },
    ...note,
  };
}
