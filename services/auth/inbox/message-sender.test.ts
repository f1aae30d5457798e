import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../../kit/database/database.ts';
import { TEST_ENVIRONMENT } from '../../testing/test-app.ts';
import { createMessageSender } from './message-sender.adapter.ts';
import type { OutgoingMessage } from './outgoing-message.types.ts';

async function logged(message: OutgoingMessage) {
  const info = vi.fn();
  const send = createMessageSender({
    db: {} as Database,
    clock: () => new Date(0),
    environment: { ...TEST_ENVIRONMENT, messageSender: 'log' },
    log: { info } as unknown as FastifyBaseLogger,
    onClose: () => undefined,
    beforeClose: () => undefined,
    onListen: () => undefined,
  });

  await send(message);
  return info.mock.calls;
}

describe('SMS_SENDER=log', () => {
  const to = '۰۹۱۲•••۴۵۶۷';

  it('writes that a code was made, with its number masked and its last two digits alone', async () => {
    const sent = { mobile: '+989121234567', text: 'کد ورود: ۱۲۳۴۵۶ 123456', code: '123456' };
    const calls = await logged({ ...sent, purpose: 'signIn' });

    expect(calls).toEqual([[{ to, purpose: 'signIn', codeEnd: '56' }, 'message']]);
  });

  it('writes the text of a notice, which has no code', async () => {
    const calls = await logged({ mobile: '+989121234567', text: 'برداشت', code: '', purpose: 'notice' });

    expect(calls).toEqual([[{ to, purpose: 'notice', text: 'برداشت' }, 'message']]);
  });
});
