/** How much unfinished work is held, in all and of one client. */
export interface PendingLimits {
  readonly perClient: number;
  readonly total: number;
  /** After this time work is ended in any case. */
  readonly maxMs: number;
}

/**
 * Work that waits for clients, such as bodies that are still arriving. When a client has more of it than allowed, its
 * own oldest is ended, so that a slow client takes nothing from the others, nor from its own later requests.
 */
export interface PendingWork {
  /** `end` is called when the work must make room. @returns a function to call when the work is done. */
  begin(client: string, end: () => void): () => void;
}

interface Entry {
  client: string;
  end(): void;
}

export function createPendingWork({ perClient, total, maxMs }: PendingLimits): PendingWork {
  /** In the order of their beginning, as sets are. */
  const all = new Set<Entry>();
  const byClient = new Map<string, Set<Entry>>();

  function remove(entry: Entry): void {
    all.delete(entry);
    const own = byClient.get(entry.client);
    own?.delete(entry);
    if (own?.size === 0) {
      byClient.delete(entry.client);
    }
  }

  function endOldest(entries: Set<Entry>, limit: number): void {
    const [oldest] = entries;
    if (oldest && entries.size > limit) {
      remove(oldest);
      oldest.end();
    }
  }

  return {
    begin(client, end) {
      const timer = setTimeout(() => {
        remove(entry);
        end();
      }, maxMs).unref();
      const entry = {
        client,
        end: () => {
          clearTimeout(timer);
          end();
        },
      };
      const own = byClient.get(client) ?? new Set<Entry>();
      byClient.set(client, own.add(entry));
      all.add(entry);
      endOldest(own, perClient);
      endOldest(all, total);
      return () => {
        clearTimeout(timer);
        remove(entry);
      };
    },
  };
}
