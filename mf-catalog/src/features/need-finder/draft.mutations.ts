import type { CustomerId } from '@bazaar/contracts/merchant';
import type { NeedAnswer } from '@bazaar/contracts/product';
import { createDirectOrder } from '@bazaar/contracts/trade';
import { useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DraftFields } from './draft.rules.ts';
import { draftContent } from './draft-content.rules.ts';
import type { RequestSupplier } from './need-request.rules.ts';

interface DraftSubmission extends DraftFields {
  suppliers: readonly RequestSupplier[];
  answer: NeedAnswer;
  /** Made when the form opens and kept until all succeed, so that pressing twice makes one draft of each. */
  keys: Readonly<Record<string, string>>;
  /** For whom the drafts are; null for the user's own. */
  customerId: CustomerId | null;
  /** Joins the drafts when there are several, so that their quotes are compared later. */
  needId: string;
}

/** A draft that was made. */
export interface MadeDraft {
  supplierId: number;
  supplierName: string;
  number: string;
}

/**
 * Creates a draft request for each supplier, with the item that they offer or one line in the buyer's own words. A failure does not stop the others;
 * trying again sends only what is not made yet.
 */
export function useCreateDrafts() {
  const { api } = useHost();
  const [made, setMade] = useState<readonly MadeDraft[]>([]);
  const mutation = useMutation({
    mutationFn: async (submission: DraftSubmission) => {
      let failure: unknown;
      for (const { id, name } of submission.suppliers.filter(
        (one) => !made.some(({ supplierId }) => supplierId === one.id),
      )) {
        try {
          const draft = await api.call(createDirectOrder, {
            body: { supplierId: id, ...contentOf(submission, id) },
            idempotencyKey: submission.keys[id] ?? crypto.randomUUID(),
          });
          setMade((before) => [...before, { supplierId: id, supplierName: name, number: draft.number }]);
        } catch (error) {
          failure ??= error;
        }
      }
      if (failure !== undefined) {
        throw failure;
      }
    },
  });
  return { made, ...mutation };
}

/** For whom a draft is, to which need it belongs, and what it asks of one supplier. */
function contentOf(submission: DraftSubmission, supplierId: number) {
  const { suppliers, answer, customerId, needId } = submission;
  return {
    ...(customerId !== null && { customerId }),
    ...(suppliers.length > 1 && { needId }),
    ...draftContent(submission, answer, supplierId),
  };
}
