import type * as z from 'zod/mini';
import { entityId } from '../core/index.ts';

export const SupplierId = entityId().brand<'SupplierId'>();
export type SupplierId = z.infer<typeof SupplierId>;
