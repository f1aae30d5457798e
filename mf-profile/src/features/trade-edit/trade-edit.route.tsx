import { profileLinks } from '@bazaar/contracts';
import { type TradeRequest, TradeRequestId } from '@bazaar/contracts/trade';
import { createUploads } from '@bazaar/files';
import { type Host, pathParam, useHost } from '@bazaar/host';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, Navigate, replace, useLoaderData } from 'react-router';
import { useEarlyCode } from '../../common/on-demand/use-early-code.ts';
import type { AutosaveEvent } from './autosave.rules.ts';
import { createDraftSession, type DraftSession } from './draft-session.store.ts';
import { keptDraft } from './kept-draft.store.ts';
import { loadLaterSteps } from './later-steps-region.tsx';
import { loadSecondPart } from './load-second-part.ts';
import { messages } from './messages.ts';
import { createSheetStore } from './sheet-session.store.ts';
import { useSettled, useSmallStore } from './small-store.ts';
import { tehranToday } from './today.ts';
import { type TradeEditState, tradeEditAddress } from './trade-edit.address.ts';
import { tradeRequestQuery } from './trade-edit.queries.ts';
import { TradeEditView } from './trade-edit-view.tsx';
import { DraftProvider, type OpenDraft } from './use-draft.ts';
import { useItemFromAddress } from './use-item-from-address.ts';

interface EditData {
  request: TradeRequest;
  address: TradeEditState;
  /** The day in Tehran, so that every render gives the same result. */
  today: string;
}

/** /profile/directorder/edit/{id} — the form of a trade request. */
export function tradeEditRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadForm(host, args),
    Component: TradeEditPage,
    handle: { head: () => ({ title: messages.title, robots: 'noindex,nofollow' }) },
  };
}

async function loadForm(
  { api, queryClient }: Host,
  { params, request }: LoaderFunctionArgs,
): Promise<EditData> {
  const id = pathParam(TradeRequestId, params.tradeRequestId);
  const address = tradeEditAddress.parse(request);
  if (address.step !== 'lines') {
    // Beside the request, not behind it; a failure shows itself at the step.
    loadLaterSteps().catch(() => undefined);
  }
  const found = await queryClient.fetchQuery(tradeRequestQuery(api, id));
  if (!found.allowedActions.includes('edit')) {
    throw replace(profileLinks.tradeRequest(id));
  }
  return {
    request: found,
    address,
    today: tehranToday(),
  };
}

function TradeEditPage() {
  const data = useLoaderData() as EditData;
  return <OpenForm key={data.request.id} {...data} />;
}

/** Storing a published request makes its quote void, so the buyer does it on purpose. */
const STORED_ON_PURPOSE: readonly string[] = ['Published', 'Quoted'];

function OpenForm({ request, address, today }: EditData) {
  const host = useHost();
  const [session] = useState(() => openSession(host, request));
  useEffect(() => session.start(), [session]);
  useHold(session);
  useEarlyCode(loadSecondPart);
  useItemFromAddress(session, address);
  const isClosed = useSmallStore(session.saving, ({ failure }) => failure?.kind === 'closed');
  // What was restored has no other place than this form, so it stays in view.
  const isLeft = useSmallStore(session.restored, (restored) => restored === null) && isClosed;
  useEffect(() => {
    if (isLeft) {
      host.toast.show({ tone: 'warning', title: messages.closed, detail: messages.closedDetail });
    }
  }, [host, isLeft]);
  if (isLeft) {
    return <Navigate replace to={profileLinks.tradeRequest(request.id)} />;
  }
  return (
    <DraftProvider value={session}>
      <TradeEditView step={address.step} today={today} />
    </DraftProvider>
  );
}

/** Code that does not come is a connection that is lost: it is tried again by itself. */
const UNREACHED: AutosaveEvent = { type: 'failed', failure: { kind: 'offline', detail: null } };

function openSession(host: Host, request: TradeRequest): OpenDraft {
  const { id, status } = request;
  const session = createDraftSession({
    request,
    kept: keptDraft({ userId: host.session().userId, requestId: id }),
    send: (state, form) =>
      loadSecondPart().then(
        ({ storeDraft }) => storeDraft(host, state, form),
        () => [UNREACHED],
      ),
    isAutomatic: !STORED_ON_PURPOSE.includes(status),
  });
  const uploads = createUploads<number>({
    send: (file, way) => loadSecondPart().then(({ sendFile }) => sendFile(host.api, file, way)),
    failed: messages.uploadFailed,
    onStored({ info: typeId, file: { name, size } }, { id: fileId }) {
      const added = { typeId, fileId, name, size };
      session.change((form) => ({ ...form, documents: [...form.documents, added] }));
    },
  });
  return { ...session, uploads, sheet: createSheetStore() };
}

/** While something is not stored, the page is not reloaded for a new release. */
function useHold({ saving }: DraftSession): void {
  const host = useHost();
  const isUnsaved = useSettled(saving, ({ phase, isEdited }) => phase !== 'idle' || isEdited);
  useEffect(() => (isUnsaved ? host.hold('trade-draft') : undefined), [host, isUnsaved]);
}
