import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router';
import { awaitedModule } from '../remotes/awaited-module.ts';
import { useRegistry } from '../remotes/registry-context.ts';
import { RemoteRegion } from '../remotes/remote-region.tsx';
import { useHasOwnData } from './data-generation.ts';
import { usePageMark } from './page-mark.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { isPending } from './pending.ts';

interface RemotePageProps {
  remote: string;
  pattern: string;
}

/** The region of a page that a remote renders. */
export function RemotePage(page: RemotePageProps) {
  return (
    <RemoteRegion remote={page.remote} fallback={<PageSkeleton />}>
      <FilledPage {...page} />
    </RemoteRegion>
  );
}

/**
 * A skeleton until the browser has the page's data, or those of the version that has taken another one's place. While
 * hydrating, the server's markup stays until the remote is there.
 */
function FilledPage(page: RemotePageProps) {
  const isPendingPage = isPending(useLoaderData());
  const isReady = useHasOwnData(useRegistry(), page) && !isPendingPage;
  return isReady ? (
    <Suspense fallback={<PageSkeleton />}>
      <RemoteContent {...page} />
    </Suspense>
  ) : (
    <PageSkeleton />
  );
}

function RemoteContent({ remote, pattern }: RemotePageProps) {
  const registry = useRegistry();
  const { Component } = use(
    awaitedModule(registry, {
      remote,
      part: `route:${pattern}`,
      peek: (loaded) => loaded.peekRoute(pattern),
      load: (loaded) => loaded.loadRoute(pattern),
    }),
  );
  usePageMark();
  return <Component />;
}
