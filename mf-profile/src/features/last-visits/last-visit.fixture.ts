import { type LastVisit, LastVisitId } from '@bazaar/contracts/content';

/** One visit; to a pump by default. */
export function givenVisit(id: number, visit: Partial<LastVisit> = {}): LastVisit {
  return {
    id: LastVisitId.parse(id),
    objectType: 'SupplierProduct',
    objectId: id * 10,
    visitedAt: '2026-11-18T08:00:00Z',
    object: {
      title: `پمپ شماره ${id}`,
      slug: `pump-${id}`,
      subtitle: 'صنایع پمپ البرز',
      drawing: { family: 'pump', seed: id, dimensionMm: null, code: null },
    },
    ...visit,
  };
}
