import type { Supplier } from '@bazaar/contracts/merchant';
import type { Host } from '@bazaar/host';
import { isolate } from '@bazaar/locale';
import {
  createEmptyDraft,
  draftFormHref,
  findOpenDraft,
  madeText,
} from '../../common/request/draft-request.ts';
import { refusalOf } from '../../common/request/refusal.ts';
import { requestMessages as messages } from '../../common/request/request-messages.ts';
import { requestIntent } from './request-intent.store.ts';

type Go = (href: string) => unknown;

/**
 * Opens the request of the user to a supplier: the open draft, or a new one without lines. A visitor signs in first; the
 * request is then opened on the supplier's page.
 */
export async function openRequest(host: Host, { id, slug }: Supplier, go: Go): Promise<void> {
  const { status } = host.session();
  if (status === 'signed-out') {
    requestIntent.remember(id);
    host.signIn({ redirectPath: host.links.supplier(id, slug), loginPerPage: true, reason: 'draft' });
  }
  if (status === 'signed-in') {
    await orSayWhy(host, () => resumeOrCreate(host, id, go));
  }
}

async function resumeOrCreate(host: Host, id: Supplier['id'], go: Go): Promise<void> {
  const open = await findOpenDraft(host, id);
  if (open === null) {
    return create(host, id, go);
  }
  const onSelect = () => void orSayWhy(host, () => create(host, id, go));
  host.toast.show({
    tone: 'info',
    title: messages.resumed(isolate(open.number)),
    action: { label: messages.another, onSelect },
  });
  await go(draftFormHref(open.id));
}

async function create(host: Host, id: Supplier['id'], go: Go): Promise<void> {
  const draft = await createEmptyDraft(host, id);
  host.toast.show({ tone: 'success', title: madeText(draft), detail: messages.next });
  await go(draftFormHref(draft.id));
}

async function orSayWhy({ toast }: Host, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const { failed: title, failedDetail: detail } = messages;
    toast.show(refusalOf(error) ?? { tone: 'danger', title, detail });
  }
}
