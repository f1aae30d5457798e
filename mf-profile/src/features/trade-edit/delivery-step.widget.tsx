import { useHost } from '@bazaar/host';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { FieldStack } from '@bazaar/ui/field';
import { HelpButton } from '@bazaar/ui/help';
import { TextField } from '@bazaar/ui/input';
import { JalaliDateField } from '@bazaar/ui/jalali-date-field';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressQueries } from './address.queries.ts';
import { AddressChoice } from './address-choice.tsx';
import { AddressDialog } from './address-dialog.widget.tsx';
import { addressMessages as messages } from './address-messages.ts';
import { dayAfter } from './day-after.ts';
import { FIELD_IDS } from './problems.rules.ts';
import { useBuyer } from './use-buyer.ts';
import { useDraft, useForm } from './use-draft.ts';
import { useRefusals } from './use-problems.ts';

/** The second step: where to, until when, and under which number of the buyer. */
export function DeliveryStep({ today }: { today: string }) {
  return (
    <Card as="section" labelledBy="trade-delivery">
      <CardHead id="trade-delivery" title={messages.title} />
      <CardBody>
        <FieldStack>
          <Addresses />
          <FieldStack columns={2}>
            <NeedBy today={today} />
            <PoNumber />
          </FieldStack>
        </FieldStack>
      </CardBody>
    </Card>
  );
}

function Addresses() {
  const { api } = useHost();
  const { change, request } = useDraft();
  const chosenId = useForm(({ addressId }) => addressId);
  const fault = useRefusals().find(({ fieldId }) => fieldId === FIELD_IDS.address)?.text;
  const buyer = useBuyer();
  const { data, isError, refetch } = useQuery(addressQueries(api).list(buyer));
  const [isAdding, setAdding] = useState(false);
  const choose = (addressId: number) => change((form) => ({ ...form, addressId }));
  if (data === undefined) {
    return isError ? (
      <RegionError cause={messages.failed} height="md" onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup columns={2}>
        <Skeleton size="tile" />
        <Skeleton size="tile" />
      </SkeletonGroup>
    );
  }
  const { items, customerId } = data;
  const isOfCompany = buyer.role !== 'owner';
  const canAdd = !isOfCompany || customerId !== null;
  return (
    <>
      <AddressChoice
        addresses={items}
        isOfCompany={isOfCompany}
        stored={request.get()}
        chosenId={chosenId}
        fault={fault}
        onChoose={choose}
        onAdd={canAdd ? () => setAdding(true) : null}
      />
      <AddressDialog
        open={isAdding && canAdd}
        owner={{ buyer, customerId }}
        onClose={() => setAdding(false)}
        onAdded={({ id }) => {
          choose(id);
          setAdding(false);
        }}
      />
    </>
  );
}

function NeedBy({ today }: { today: string }) {
  const { change } = useDraft();
  const needBy = useForm((form) => form.needBy);
  return (
    <JalaliDateField
      id={FIELD_IDS.needBy}
      label={messages.needBy}
      help={<HelpButton uniqueId="request-need-by" label={messages.needBy} />}
      hint={messages.needByHint}
      value={needBy}
      today={today}
      min={dayAfter(today)}
      minReason={messages.pastDay}
      error={needBy !== null && needBy <= today ? messages.pastDay : undefined}
      onChange={(day) => change((form) => (form.needBy === day ? form : { ...form, needBy: day }))}
    />
  );
}

function PoNumber() {
  const { change } = useDraft();
  const poNumber = useForm((form) => form.poNumber);
  return (
    <TextField
      label={messages.poNumber}
      help={<HelpButton uniqueId="request-po-number" label={messages.poNumber} />}
      hint={messages.poNumberHint}
      dir="ltr"
      maxLength={40}
      value={poNumber}
      onChange={(event) => {
        const text = event.currentTarget.value;
        change((form) => ({ ...form, poNumber: text }));
      }}
    />
  );
}
