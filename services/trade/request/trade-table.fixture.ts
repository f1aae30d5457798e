import type { TradeAction, TradeStatus } from '@bazaar/contracts/trade';
import { SITUATIONS, type Situation, statusIn, UNSEEN, WITH_PAYMENT } from './trade-situations.fixture.ts';

/** The buyer of a request, and the agents of the buyer's company. The limit of `overLimit` is below any request. */
export const INSIDERS = ['owner', 'viewer', 'requester', 'approver', 'overLimit', 'finance'] as const;

/** Everybody else. `former` was an agent, `invited` has not answered yet, `foreignAgent` acts for another company. */
const OUTSIDERS = [
  'former',
  'invited',
  'foreignAgent',
  'stranger',
  'supplier',
  'otherSupplier',
  'operator',
  'visitor',
] as const;

export const EVERYBODY = [...INSIDERS, ...OUTSIDERS] as const;
export type Somebody = (typeof EVERYBODY)[number];

/** Requests that may change something, by the endpoint that they go to. */
export const CALLS = [
  'edit',
  'requestConfirmation',
  'confirmAndPublish',
  'accept',
  'counter',
  'cancel',
  'confirmDelivery',
  'object',
  'rate',
  'repeat',
  'payFromWallet',
  'payOnline',
  'message',
  'quote',
  'reject',
  'requestRevision',
  'ship',
  'returnForRevision',
  'ruleComplete',
  'ruleSplit',
  'ruleCancel',
] as const;
export type Call = (typeof CALLS)[number];

/** Situations before the move, each with the state after it. */
type Steps = Readonly<Partial<Record<Situation, TradeStatus>>>;

interface Row {
  readonly call: Call;
  readonly steps: Steps;
  readonly who: readonly Somebody[];
}

const unchangedIn = (situations: readonly Situation[]): Steps =>
  Object.fromEntries(situations.map((situation) => [situation, statusIn(situation)]));
const everySituationBut = (left: readonly Situation[]) =>
  SITUATIONS.filter((situation) => !left.includes(situation));
/** Where money is held before the delivery, or in a dispute: an operator may end these. */
const ruledTo = (status: TradeStatus): Steps => ({
  Paid: status,
  InFulfillment: status,
  Late: status,
  Disputed: status,
  Escalated: status,
});

/** Who writes for a buyer; who binds the buyer; who does so for any sum; who pays. */
const WRITERS = ['owner', 'requester', 'approver', 'overLimit'] as const;
const BINDERS = ['owner', 'approver', 'overLimit'] as const;
const UNLIMITED = ['owner', 'approver'] as const;
const PAYERS = ['owner', 'finance'] as const;

/** The whole table, written from the product's rules and not from the code: what is in no row is refused. */
const TABLE: readonly Row[] = [
  {
    call: 'edit',
    steps: { Draft: 'Draft', RevisionRequested: 'Draft', ConfirmationRequested: 'Draft' },
    who: WRITERS,
  },
  {
    call: 'edit',
    steps: { Published: 'Published', Quoted: 'Published', QuoteOver: 'Published' },
    who: UNLIMITED,
  },
  {
    call: 'requestConfirmation',
    steps: { Draft: 'ConfirmationRequested', RevisionRequested: 'ConfirmationRequested' },
    who: WRITERS,
  },
  { call: 'confirmAndPublish', steps: { ConfirmationRequested: 'Published' }, who: UNLIMITED },
  { call: 'accept', steps: { Quoted: 'AwaitingPayment' }, who: UNLIMITED },
  { call: 'counter', steps: { Quoted: 'Published', QuoteOver: 'Published' }, who: BINDERS },
  {
    call: 'cancel',
    steps: { Draft: 'Cancelled', RevisionRequested: 'Cancelled', ConfirmationRequested: 'Cancelled' },
    who: WRITERS,
  },
  {
    call: 'cancel',
    steps: {
      Published: 'Cancelled',
      Quoted: 'Cancelled',
      QuoteOver: 'Cancelled',
      Accepted: 'Cancelled',
      AwaitingPayment: 'Cancelled',
    },
    who: BINDERS,
  },
  { call: 'confirmDelivery', steps: { Delivered: 'Completed' }, who: BINDERS },
  { call: 'object', steps: { Delivered: 'Disputed', Late: 'Disputed' }, who: WRITERS },
  { call: 'rate', steps: { Completed: 'Completed' }, who: WRITERS },
  { call: 'repeat', steps: unchangedIn(everySituationBut(['Draft'])), who: WRITERS },
  { call: 'payFromWallet', steps: { AwaitingPayment: 'Paid' }, who: PAYERS },
  // The money comes later, when the gateway has it.
  { call: 'payOnline', steps: { AwaitingPayment: 'AwaitingPayment' }, who: PAYERS },
  { call: 'message', steps: unchangedIn(SITUATIONS), who: WRITERS },
  { call: 'message', steps: unchangedIn(everySituationBut(UNSEEN)), who: ['supplier'] },
  { call: 'quote', steps: { Published: 'Quoted' }, who: ['supplier'] },
  { call: 'reject', steps: { Published: 'Rejected' }, who: ['supplier'] },
  { call: 'requestRevision', steps: { ConfirmationRequested: 'RevisionRequested' }, who: ['supplier'] },
  { call: 'ship', steps: { InFulfillment: 'Delivered', Late: 'Delivered' }, who: ['supplier'] },
  { call: 'returnForRevision', steps: { ConfirmationRequested: 'RevisionRequested' }, who: ['operator'] },
  { call: 'ruleComplete', steps: ruledTo('Completed'), who: ['operator'] },
  { call: 'ruleSplit', steps: ruledTo('Completed'), who: ['operator'] },
  { call: 'ruleCancel', steps: ruledTo('Cancelled'), who: ['operator'] },
];

/** The state that a call leads to; undefined when it is refused. */
export function outcomeOf(situation: Situation, person: Somebody, call: Call): TradeStatus | undefined {
  return TABLE.find(
    (row) => row.call === call && row.steps[situation] !== undefined && row.who.includes(person),
  )?.steps[situation];
}

/** Calls that decide whether the supplier reads the request. */
const SHOWING: readonly Call[] = ['edit', 'requestConfirmation', 'confirmAndPublish'];

/**
 * Whether the supplier reads a request after a call that was allowed; undefined when the call leaves it as it was. What
 * somebody hands in who may not publish it waits for a colleague, and what is edited before it is published is a draft.
 */
export function isSeenBySupplierAfter(
  situation: Situation,
  person: Somebody,
  call: Call,
): boolean | undefined {
  if (!SHOWING.includes(call)) {
    return;
  }
  const mayPublish = (UNLIMITED as readonly Somebody[]).includes(person);
  return mayPublish && outcomeOf(situation, person, call) !== 'Draft';
}

/** Calls to the panel of one party, which nobody else may make. */
const PANELS: Readonly<Partial<Record<Call, 'supplier' | 'operator'>>> = {
  quote: 'supplier',
  reject: 'supplier',
  requestRevision: 'supplier',
  ship: 'supplier',
  returnForRevision: 'operator',
  ruleComplete: 'operator',
  ruleSplit: 'operator',
  ruleCancel: 'operator',
};

const isInsider = (person: Somebody) => (INSIDERS as readonly Somebody[]).includes(person);

/** Status and code of a call that is refused. */
export function refusalOf(situation: Situation, person: Somebody, call: Call): string {
  if (person === 'visitor') {
    return '401 unauthorized';
  }
  const panel = PANELS[call];
  return panel === undefined ? refusalOfBuyer(situation, person, call) : refusalAt(panel, situation, person);
}

function refusalAt(panel: 'supplier' | 'operator', situation: Situation, person: Somebody): string {
  const mayEnter = person === panel || (panel === 'supplier' && person === 'otherSupplier');
  if (!mayEnter) {
    return '403 forbidden';
  }
  // What was not handed in is its buyer's alone.
  return person === 'otherSupplier' || UNSEEN.includes(situation)
    ? '404 not_found'
    : '409 invalid_transition';
}

/** What the state allows and another fact forbids, to those whose move it would be. */
const FACTS = [
  { call: 'object', situation: 'InFulfillment', who: WRITERS, refusal: '409 before_ship_by' },
  { call: 'rate', situation: 'Rated', who: WRITERS, refusal: '409 already_rated' },
  { call: 'accept', situation: 'QuoteOver', who: BINDERS, refusal: '409 quote_expired' },
] as const;

function refusalOfBuyer(situation: Situation, person: Somebody, call: Call): string {
  if (!isInsider(person)) {
    return '404 not_found';
  }
  if (call === 'payFromWallet' || call === 'payOnline') {
    return refusalOfPayment(situation, person);
  }
  const ofFacts = FACTS.find((one) => one.call === call && one.situation === situation);
  if (ofFacts !== undefined) {
    return (ofFacts.who as readonly Somebody[]).includes(person) ? ofFacts.refusal : '403 forbidden';
  }
  const isMove = TABLE.some((row) => row.call === call && row.steps[situation] !== undefined);
  if (!isMove) {
    return '409 invalid_transition';
  }
  const isOverLimit = person === 'overLimit' && outcomeOf(situation, 'approver', call) !== undefined;
  return isOverLimit ? '403 over_approval_limit' : '403 forbidden';
}

function refusalOfPayment(situation: Situation, person: Somebody): string {
  if (!WITH_PAYMENT.includes(situation)) {
    return '404 not_found';
  }
  if (!(PAYERS as readonly Somebody[]).includes(person)) {
    return '403 forbidden';
  }
  return '409 invalid_transition';
}

const AS_BUYER: Readonly<Partial<Record<Call, TradeAction>>> = { payFromWallet: 'pay' };
const AS_OPERATOR: Readonly<Partial<Record<Call, TradeAction>>> = { returnForRevision: 'requestRevision' };
/** Calls that are no actions of the request itself, or one more way to make one. */
const UNOFFERED: readonly Call[] = ['payOnline', 'message', 'ruleSplit'];

/** What a person is offered with a request: the actions of the table, in the order of the alphabet. */
export function offeredTo(situation: Situation, person: Somebody): TradeAction[] {
  const offered = CALLS.filter((call) => !UNOFFERED.includes(call) && mayTry(situation, person, call));
  return offered.map((call) => AS_BUYER[call] ?? AS_OPERATOR[call] ?? (call as TradeAction)).toSorted();
}

/** A new sum decides whether an edit of a published request is within the limit, so that it is offered. */
function mayTry(situation: Situation, person: Somebody, call: Call): boolean {
  const as = person === 'overLimit' && call === 'edit' ? 'approver' : person;
  return outcomeOf(situation, as, call) !== undefined;
}

/** Whether a person reads a request as one of its buyer's side, as its supplier, or as an operator. */
export function readsAs(situation: Situation, person: Somebody): 'buyer' | 'supplier' | 'operator' | null {
  if (isInsider(person)) {
    return 'buyer';
  }
  // What was not handed in is its buyer's alone.
  const isHandedIn = !UNSEEN.includes(situation);
  return isHandedIn && (person === 'supplier' || person === 'operator') ? person : null;
}

/** What a person's readings of a request are answered with, and in which lists it stands. */
export function readingsOf(situation: Situation, person: Somebody) {
  const as = readsAs(situation, person);
  const outside = person === 'visitor' ? 401 : 404;
  const buyers = as === 'buyer' ? 200 : outside;
  return {
    request: buyers,
    price: buyers,
    events: buyers,
    isListed: as === 'buyer',
    isInAllEvents: as === 'buyer',
    isOfTradedSupplier: as === 'buyer',
    supplierRequest: as === 'supplier' ? 200 : supplierRefusal(person),
    isListedForSupplier: as === 'supplier',
    isListedForOperator: as === 'operator',
  };
}

function supplierRefusal(person: Somebody): number {
  if (person === 'visitor') {
    return 401;
  }
  return person === 'supplier' || person === 'otherSupplier' ? 404 : 403;
}
