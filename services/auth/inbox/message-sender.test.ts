import type { FastifyBaseLogger } from 'fastify';
import { expect, it, vi } from 'vitest';
import type { Database } from '../../kit/database/database.ts';
import { TEST_ENVIRONMENT } from '../../testing/test-app.ts';
import { createMessageSender } from './message-sender.adapter.ts';

it('writes the message to the log with the number masked, when SMS_SENDER is log', async () => {
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

  await send({ mobile: '+989121234567', text: 'کد ورود', code: '123456', purpose: 'signIn' });

  expect(info).toHaveBeenCalledExactlyOnceWith({ to: '۰۹۱۲•••۴۵۶۷', text: 'کد ورود' }, 'message');
});
