import { type Gateway, type Payment, PaymentId } from '@bazaar/contracts/payment';

export const givenGateways: Gateway[] = [
  gateway('sandbox', 'درگاه آزمایشی'),
  gateway('sandbox-2', 'درگاه آزمایشی دوم'),
];

function gateway(id: string, title: string): Gateway {
  return { id, title, logoUrl: null, isActive: true, minAmountRial: 10_000, maxAmountRial: 2_000_000_000 };
}

/** One payment; by default a charge of ten million toman that the bank refused once. */
export function givenPayment(payment: Partial<Payment> = {}): Payment {
  const id = payment.id ?? PaymentId.parse(7);
  return {
    id,
    purpose: 'walletCharge',
    purposeId: 1,
    amountRial: 100_000_000,
    walletPartRial: 0,
    method: 'online',
    status: 'Failed',
    statusTitle: 'ناموفق',
    statusText: 'پرداخت انجام نشد.',
    cancelRequested: false,
    attempts: [givenAttempt()],
    attemptsLeft: 4,
    allowedActions: ['retry', 'cancel'],
    createdAt: '2026-11-20T06:00:00Z',
    expiresAt: null,
    verifiedAt: null,
    trackingCode: 'BP-000007',
    purposeNumber: null,
    followedUntil: null,
    failure: 'not_paid',
    ...payment,
  };
}

/** One attempt; by default one that the bank refused. */
export function givenAttempt(
  attempt: Partial<Payment['attempts'][number]> = {},
): Payment['attempts'][number] {
  return {
    id: 1,
    paymentId: PaymentId.parse(7),
    gatewayId: 'sandbox',
    attemptNo: 1,
    amountRial: 100_000_000,
    status: 'Failed',
    redirectUrl: null,
    refNumber: null,
    cardMasked: null,
    requestedAt: '2026-11-20T06:00:00Z',
    verifiedAt: null,
    gatewayTitle: 'درگاه آزمایشی',
    returnedAt: '2026-11-20T06:02:00Z',
    ...attempt,
  };
}

/** The same payment, made. */
export const givenPaid = (payment: Partial<Payment> = {}): Payment =>
  givenPayment({
    status: 'Verified',
    statusTitle: 'موفق',
    failure: null,
    allowedActions: [],
    verifiedAt: '2026-11-20T06:03:00Z',
    attempts: [
      givenAttempt({
        ...{ status: 'Verified', verifiedAt: '2026-11-20T06:03:00Z' },
        ...{ refNumber: '700100201', cardMasked: '603799******0001' },
      }),
    ],
    ...payment,
  });

/** A page of payments. */
export function givenPayments(items: Payment[] = []) {
  return { items, totalCount: items.length, pageNumber: 1, pageSize: 5 };
}
