import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router';
import { awaitedModule } from '../remotes/awaited-module.ts';
import { useRegistry } from '../remotes/registry-context.ts';
import { RemoteRegion } from '../remotes/remote-region.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { isPending } from './pending.ts';

interface RemotePageProps {
  remote: string;
  pattern: string;
}

/** The region of a page that a remote renders. */
export function RemotePage({ remote, pattern }: RemotePageProps) {
  const pending = isPending(useLoaderData());
  return (
    <RemoteRegion remote={remote} fallback={<PageSkeleton />}>
      {pending ? (
        <PageSkeleton />
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <RemoteContent remote={remote} pattern={pattern} />
        </Suspense>
      )}
    </RemoteRegion>
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
  return <Component />;
}
