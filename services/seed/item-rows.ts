import type { Fact } from './facts.ts';
import type { Price } from './prices.ts';

/** A row of product.supplier_product, as the seed writes it. */
export interface ItemRow extends Price {
  readonly id: number;
  readonly base_product_id: number | null;
  readonly variant_id: number | null;
  readonly category_id: number;
  readonly category_type: string;
  readonly supplier_id: number;
  readonly title: string;
  readonly slug: string;
  readonly sku: string;
  readonly description: string;
  readonly sale_unit: string;
  readonly min_order: number;
  readonly step_quantity: number;
  readonly stock: number | null;
  readonly lead_time_days: number;
  readonly origin_country: string;
  readonly local_delivery_only: boolean;
  readonly delivery_cities: readonly string[];
  readonly facts: readonly Fact[];
  readonly drawing_family: string;
  readonly dimension_mm: number | null;
  readonly score: number;
  readonly published_at: string;
  readonly updated_at: string;
  readonly is_active: boolean;
}

/** Column types of {@link ItemRow}. */
export const ITEM_COLUMNS = {
  id: 'integer',
  base_product_id: 'integer',
  variant_id: 'integer',
  category_id: 'integer',
  category_type: 'text',
  supplier_id: 'integer',
  title: 'text',
  slug: 'text',
  sku: 'text',
  description: 'text',
  price_kind: 'text',
  price_rial: 'bigint',
  price_tiers: 'jsonb',
  price_valid_until: 'date',
  sale_unit: 'text',
  min_order: 'integer',
  step_quantity: 'integer',
  stock: 'integer',
  lead_time_days: 'integer',
  origin_country: 'text',
  local_delivery_only: 'boolean',
  delivery_cities: 'text[]',
  facts: 'jsonb',
  drawing_family: 'text',
  dimension_mm: 'integer',
  score: 'integer',
  published_at: 'timestamptz',
  updated_at: 'timestamptz',
  is_active: 'boolean',
} as const;
