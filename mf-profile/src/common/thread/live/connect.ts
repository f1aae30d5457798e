import type { StreamEvent } from '@bazaar/contracts/notification';
import type { Host } from '@bazaar/host';
import { followStream } from './live-stream.ts';
import { joinTabs } from './live-tabs.ts';

interface LiveListener {
  onEvent(event: StreamEvent): void;
  onState(isLive: boolean): void;
}

/** Takes part in the one stream that the user's tabs share, until the signal ends it. A chunk of its own. */
export function connect(host: Host, listener: LiveListener, signal: AbortSignal): void {
  const { userId } = host.session();
  const follow = (...[link, until]: Parameters<Parameters<typeof joinTabs>[1]['follow']>) =>
    followStream(host.api, link, until);
  joinTabs(`bazaar.profile.live.${userId}`, { ...listener, follow }, signal);
}
