import { MAXIMUM_TRADE_DOCUMENTS, type TradeDocumentType } from '@bazaar/contracts/trade';
import { fileFault } from '@bazaar/files';
import { useHost } from '@bazaar/host';
import { isolate } from '@bazaar/locale';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DocumentField } from './document-field.tsx';
import { DocumentList } from './document-list.tsx';
import { documentMessages as messages } from './document-messages.ts';
import { documentTypesQuery } from './documents.queries.ts';
import type { DocumentForm } from './draft-form.rules.ts';
import { useSmallStore } from './small-store.ts';
import { useDraft, useForm } from './use-draft.ts';
import { useRefusals } from './use-problems.ts';

/** The documents of the request: those attached, those on their way, and the field for more. */
export function Documents() {
  const { data, isError, refetch } = useQuery(documentTypesQuery(useHost().api));
  return (
    <Card as="section" labelledBy="trade-documents">
      <CardHead id="trade-documents" title={messages.title} />
      <CardBody>
        {data !== undefined && <Attachments types={data} />}
        {data === undefined && isError && (
          <RegionError cause={messages.typesFailed} height="md" onRetry={() => void refetch()} />
        )}
        {data === undefined && !isError && (
          <SkeletonGroup>
            <Skeleton size="control" />
            <Skeleton size="row" />
          </SkeletonGroup>
        )}
      </CardBody>
    </Card>
  );
}

function Attachments({ types }: { types: readonly TradeDocumentType[] }) {
  const { uploads, change } = useDraft();
  const documents = useForm((form) => form.documents);
  const onTheirWay = useSmallStore(uploads.list, (list) => list);
  const refusals = useRefusals();
  const [fault, setFault] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const { toast } = useHost();

  const add = (files: readonly File[], typeId: number) => {
    const faults = files.flatMap((file, index) => {
      const found = fileFault(file, {
        count: documents.length + onTheirWay.length + index,
        most: MAXIMUM_TRADE_DOCUMENTS,
      });
      if (found === null) {
        uploads.add(file, typeId);
      }
      return found === null ? [] : [messages.fault[found](isolate(file.name))];
    });
    setFault(faults.length === 0 ? undefined : faults.join(' '));
  };
  const remove = (document: DocumentForm, place: number) => {
    list.current?.focus({ preventScroll: true });
    const without = documents.filter(({ fileId }) => fileId !== document.fileId);
    change((form) => ({ ...form, documents: without }));
    toast.show({
      tone: 'success',
      title: messages.removed,
      ...(document.name !== null && { detail: document.name }),
      action: {
        label: messages.undo,
        onSelect: () =>
          change((form) => ({ ...form, documents: form.documents.toSpliced(place, 0, document) })),
      },
    });
  };
  return (
    <>
      <DocumentField types={types} fault={fault} onChoose={add} />
      <div ref={list} tabIndex={-1}>
        <DocumentList
          types={types}
          documents={documents}
          uploads={onTheirWay}
          faults={refusals}
          onRemove={remove}
          onCancel={uploads.cancel}
          onRetry={uploads.retry}
        />
      </div>
    </>
  );
}
