import type { SupplierId } from '@bazaar/contracts/merchant';
import { createDirectOrder } from '@bazaar/contracts/trade';
import { useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { type DraftFields, lineProperties, quantityOf } from './draft.rules.ts';
import type { NeedPart } from './need-filter.rules.ts';

interface DraftSubmission extends DraftFields {
  supplierId: SupplierId;
  parts: readonly NeedPart[];
  /** Made when the form opens and kept until it succeeds, so that pressing twice makes one draft. */
  key: string;
}

/** Creates a draft request with one line in the buyer's own words. */
export function useCreateDraft() {
  const { api } = useHost();
  return useMutation({
    mutationFn: ({ supplierId, text, quantity, unit, parts, key }: DraftSubmission) =>
      api.call(createDirectOrder, {
        body: {
          supplierId,
          lines: [
            {
              freeText: text.trim(),
              unitTitle: unit.trim(),
              quantity: quantityOf(quantity) ?? 1,
              properties: lineProperties(parts),
            },
          ],
        },
        idempotencyKey: key,
      }),
  });
}
