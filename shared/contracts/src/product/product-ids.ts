import type * as z from 'zod/mini';
import { entityId } from '../core/index.ts';

// Apart from the contracts of the things themselves: who only names a product must not download how it is described.

export const BaseProductId = entityId().brand<'BaseProductId'>();
export type BaseProductId = z.infer<typeof BaseProductId>;

export const SupplierProductId = entityId().brand<'SupplierProductId'>();
export type SupplierProductId = z.infer<typeof SupplierProductId>;
