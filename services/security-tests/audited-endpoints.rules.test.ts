import { AUDIT_ACTIONS, type Endpoint } from '@bazaar/contracts';
import { collectEndpoints } from '@bazaar/contracts/testing';
import { describe, expect, it } from 'vitest';
import { AUDIT_ACT_TITLES } from '../kit/audit/audit.messages.ts';

/** Kinds of records that an agent of a company, or somebody else than their owner, may reach. */
const SHARED_KINDS = [
  'Conversation',
  'Customer',
  'CustomerAgent',
  'CustomerUser',
  'File',
  'Message',
  'Payment',
  'SupplierTradeRequest',
  'TradeRequest',
  'Withdrawal',
];

const OWN_FILE = 'It names a file that the caller has sent.';
const OWN_ARTICLE = 'An article of the caller’s own supplier.';
const ADDRESSED =
  'Messages are read and written by the two sides that they are for, each with its colleagues.';

/** Endpoints of operators, suppliers and agents that note nothing, and why. */
const NOT_AUDITED: Readonly<Record<string, string>> = {
  'auth.setProfilePicture': OWN_FILE,
  'content.createPage': OWN_ARTICLE,
  'content.listReportedAdvertisements':
    'Advertisements are public and have no owner; the reports name nobody.',
  'content.publishPage': OWN_ARTICLE,
  'content.sendFeedback': OWN_FILE,
  'content.updatePage': OWN_ARTICLE,
  'file.uploadImage': OWN_FILE,
  'notification.blockConversation': ADDRESSED,
  'notification.deleteFromThread': ADDRESSED,
  'notification.getFlatThread': ADDRESSED,
  'notification.getThread': ADDRESSED,
  'notification.markThreadRead': ADDRESSED,
  'notification.reportConversation': ADDRESSED,
  'notification.startConversation': OWN_FILE,
  'notification.startRequestConversation': ADDRESSED,
  'notification.writeMessage': ADDRESSED,
  'product.setProductImages': 'Public photographs of the caller’s own supplier.',
  'wallet.listPayoutBatches': 'Sums of batches, with neither names nor accounts.',
  'wallet.listSupplierPayouts': 'The money of the caller’s own supplier.',
};

const endpoints = await collectEndpoints();
const concerned = endpoints.filter(([, endpoint]) => endpoint.roles !== undefined || reachesOthers(endpoint));

function reachesOthers({ owned = {} }: Endpoint): boolean {
  return Object.values(owned).some((kind) => SHARED_KINDS.includes(kind));
}

describe('an endpoint with which somebody acts on data of others', () => {
  it('is audited, or stands in the list with a reason', () => {
    const silent = concerned.filter(([, { audited }]) => audited === undefined).map(([name]) => name);

    expect(concerned.length).toBeGreaterThan(60);
    expect(silent.toSorted()).toEqual(Object.keys(NOT_AUDITED).toSorted());
  });

  it('notes actions that change nothing only when it reads', () => {
    const odd = endpoints.filter(
      ([, { method, audited = [] }]) => method === 'GET' && audited.some((act) => !act.startsWith('read')),
    );

    expect(odd.map(([name]) => name)).toEqual([]);
  });
});

it('every act is declared by some endpoint and has a title', () => {
  const declared = new Set(endpoints.flatMap(([, { audited = [] }]) => audited));

  expect(AUDIT_ACTIONS.filter((act) => !declared.has(act))).toEqual([]);
  expect(AUDIT_ACTIONS.filter((act) => AUDIT_ACT_TITLES[act] === '')).toEqual([]);
});
