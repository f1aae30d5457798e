import { useHost } from '@bazaar/host';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { useQuery } from '@tanstack/react-query';
import { addressQueries } from './address.queries.ts';
import { addressFacts } from './check-address.tsx';
import { CheckLines } from './check-lines.tsx';
import { checkMessages as messages } from './check-messages.ts';
import styles from './check-step.module.css';
import { CheckSummary } from './check-summary.tsx';
import { documentTypesQuery } from './documents.queries.ts';
import { FeeNote } from './fee-note.widget.tsx';
import { HandIn } from './hand-in.widget.tsx';
import { ProblemList } from './problem-list.tsx';
import type { Problem } from './problems.rules.ts';
import { useSmallStore } from './small-store.ts';
import { useBuyer } from './use-buyer.ts';
import { useBuyerCheck } from './use-buyer-check.ts';
import { useDraft, useForm } from './use-draft.ts';
import { useKnownItems } from './use-known-items.ts';

/** The last step: everything as it will be handed in, and what still prevents it. */
export function CheckStep({ problems }: { problems: readonly Problem[] }) {
  const { api } = useHost();
  const { request } = useDraft();
  const form = useForm((value) => value);
  const knownItem = useKnownItems();
  const { data: addresses } = useQuery(addressQueries(api).list(useBuyer()));
  const { data: documentTypes } = useQuery(documentTypesQuery(api));
  const stored = useSmallStore(request, (value) => value);
  const buyer = useBuyerCheck();
  const { id } = stored;
  return (
    <div className={styles.step}>
      <Card as="section" labelledBy="trade-check">
        <CardHead id="trade-check" title={messages.title} />
        <CardBody>
          <ProblemList id={id} problems={problems} buyer={buyer} />
          <FeeNote id={id} />
          <HandIn isHeldBack={problems.length > 0 || buyer?.state === 'incomplete'} />
        </CardBody>
      </Card>
      <CheckLines id={id} lines={form.lines} knownItem={knownItem} />
      <CheckSummary
        id={id}
        form={form}
        address={addressFacts({ id: form.addressId, addresses: addresses?.items ?? [], stored })}
        documentTypes={documentTypes ?? []}
      />
    </div>
  );
}
