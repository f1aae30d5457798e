import type { LastVisit } from '@bazaar/contracts/content';

/** A last visit whose thing is still there. */
export type PresentVisit = LastVisit & { object: NonNullable<LastVisit['object']> };
