import {
  isWhole,
  type PageResponse,
  type PageSink,
  type RenderedPage,
  type StreamedPage,
} from './rendered-page.ts';

/** Renderings in progress: visitors of one document at the same time share one. */
export interface SharedRenderings {
  /**
   * The rendering under a key, begun by `render` when there is none. `onComplete` is called once for each rendering,
   * with the texts of a page that was made while it was sent.
   */
  join(key: string, render: () => Promise<PageResponse>, onComplete: OnComplete): Promise<PageResponse>;
}

type OnComplete = (page: RenderedPage, html: string[], isComplete: boolean) => void;

/** Renders for each visitor: used to measure the cost of rendering, and in development. */
export function createSeparateRenderings(): SharedRenderings {
  return { join: (_key, render) => render() };
}

export function createSharedRenderings(): SharedRenderings {
  const running = new Map<string, Promise<PageResponse>>();
  return {
    join(key, render, onComplete) {
      const known = running.get(key);
      if (known) {
        return known;
      }
      const leave = () => {
        if (running.get(key) === started) {
          running.delete(key);
        }
      };
      const started = render().then((page) => {
        if (page.kind === 'page' && !isWhole(page)) {
          return shareable(page, { leave, onComplete });
        }
        leave();
        if (page.kind === 'page') {
          onComplete(page, [], page.isComplete);
        }
        return page;
      });
      running.set(key, started);
      started.catch(leave);
      return started;
    },
  };
}

interface Ending {
  /** Called when nobody can join any more. */
  leave(): void;
  onComplete: OnComplete;
}

/** A page whose text goes to each reader from its beginning, whenever the reader came. */
function shareable(page: StreamedPage, { leave, onComplete }: Ending): StreamedPage {
  const written: string[] = [];
  const sinks = new Set<PageSink>();
  let rendering: { abort(): void } | null = null;
  let ending: ((sink: PageSink) => void) | null = null;

  function finish(how: (sink: PageSink) => void): void {
    ending = how;
    leave();
    sinks.forEach(how);
  }

  function begin(): { abort(): void } {
    return page.stream({
      write(text) {
        written.push(text);
        for (const sink of sinks) {
          sink.write(text);
        }
      },
      end(isComplete) {
        onComplete(page, written, isComplete);
        finish((sink) => sink.end(isComplete));
      },
      lose: () => finish((sink) => sink.lose?.()),
    });
  }

  return {
    ...page,
    stream(sink) {
      written.forEach(sink.write);
      if (ending) {
        ending(sink);
        return { abort() {} };
      }
      sinks.add(sink);
      rendering ??= begin();
      return {
        abort() {
          sinks.delete(sink);
          if (sinks.size === 0) {
            leave();
            rendering?.abort();
          }
        },
      };
    },
  };
}
