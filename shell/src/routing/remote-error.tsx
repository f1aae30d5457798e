import { payloadOf } from '@bazaar/host';
import { useRouteError } from 'react-router';
import { useRegistry } from '../remotes/registry-context.ts';
import { RemoteRegion } from '../remotes/remote-region.tsx';
import { usePageMark } from './page-mark.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { RouteError } from './route-error.tsx';
import { statusOf } from './status-of.ts';

interface RemoteErrorProps {
  remote: string;
  pattern: string;
}

/** Content of a remote's page after an error: the remote's own view of what its loader threw, or the shell's. */
export function RemoteError({ remote, pattern }: RemoteErrorProps) {
  usePageMark();
  const error = useRouteError();
  const ErrorComponent = useRegistry().peek(remote)?.peekRoute(pattern)?.ErrorComponent;
  const payload = payloadOf(error);
  if (!ErrorComponent || payload === null) {
    return <RouteError />;
  }
  return (
    <RemoteRegion remote={remote} fallback={<PageSkeleton />}>
      <ErrorComponent status={statusOf(error)} payload={payload} />
    </RemoteRegion>
  );
}
