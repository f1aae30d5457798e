import type { PageRequest } from '../rendered-page.ts';

/** Keeps the log of pages that nobody sees out of the server's. */
const silentLog: PageRequest['log'] = {
  warn: () => undefined,
  error: () => undefined,
};

/** What a page that no visitor asked for is rendered with. */
export const NOBODYS: Pick<PageRequest, 'traceparent' | 'clientAddress' | 'log'> = {
  traceparent: '00-00000000000000000000000000000001-0000000000000001-00',
  clientAddress: '',
  log: silentLog,
};
