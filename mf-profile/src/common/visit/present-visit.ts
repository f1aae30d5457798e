import type { LastVisit } from '@bazaar/contracts/content';

/** A last visit whose object still exists. */
export type PresentVisit = LastVisit & { object: NonNullable<LastVisit['object']> };
