import { expect, it } from 'vitest';
import { givenSummary } from '../../common/trade/trade.fixture.ts';
import { WAITING_STATUSES, waitingFor } from './waiting.rules.ts';

it('keeps what waits for the reader, not for the other side or a colleague', () => {
  const quoted = givenSummary(1, { status: 'Quoted', allowedActions: ['accept', 'cancel'] });
  const forApprover = givenSummary(2, { status: 'Quoted', allowedActions: ['edit'] });
  const published = givenSummary(3, { status: 'Published', allowedActions: ['edit', 'cancel'] });

  expect(waitingFor([quoted, forApprover, published]).map(({ id }) => id)).toEqual([1]);
  expect(WAITING_STATUSES).not.toContain('Published');
});
