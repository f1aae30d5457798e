import { formatNumber } from '@bazaar/locale';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { FieldStack } from '@bazaar/ui/field';
import { HelpButton } from '@bazaar/ui/help';
import { TextAreaField } from '@bazaar/ui/input';
import { Note } from '@bazaar/ui/note';
import { documentMessages as messages } from './document-messages.ts';
import { Documents } from './documents.widget.tsx';
import type { TextName } from './draft-form.rules.ts';
import { SaleTermsRegion } from './sale-terms-region.widget.tsx';
import type { Sum } from './totals.rules.ts';
import { useDraft, useForm } from './use-draft.ts';

const MAXIMUM_TERM = 300;
const MAXIMUM_NOTE = 2_000;

/** The third step: what the supplier sells under, the terms in the buyer's own words, and the documents. */
export function TermsStep({ sum }: { sum: Sum }) {
  return (
    <>
      <SaleTermsRegion sum={sum} />
      <Card as="section" labelledBy="trade-terms">
        <CardHead id="trade-terms" title={messages.terms} />
        <CardBody>
          <FieldStack>
            <Note tone="info">{messages.payNote}</Note>
            <FieldStack columns={3}>
              <TextPart name="payment" hint={messages.paymentHint} />
              <TextPart name="delivery" hint={messages.deliveryHint} />
              <TextPart name="inspection" hint={messages.inspectionHint} />
            </FieldStack>
            <TextPart name="note" />
          </FieldStack>
        </CardBody>
      </Card>
      <Documents />
    </>
  );
}

function TextPart({ name, hint }: { name: Exclude<TextName, 'poNumber'>; hint?: string }) {
  const { change } = useDraft();
  const text = useForm((form) => form[name]);
  const most = name === 'note' ? MAXIMUM_NOTE : MAXIMUM_TERM;
  return (
    <TextAreaField
      label={messages[name]}
      help={
        name === 'delivery' ? (
          <HelpButton uniqueId="request-delivery-terms" label={messages.delivery} />
        ) : undefined
      }
      hint={hint ?? messages.count(formatNumber(text.length), formatNumber(most))}
      dir="auto"
      rows={3}
      maxLength={most}
      value={text}
      onChange={(event) => {
        const next = event.currentTarget.value;
        change((form) => ({ ...form, [name]: next }));
      }}
    />
  );
}
