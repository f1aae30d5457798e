import { Container } from '@bazaar/ui/container';
import { RegionError } from '@bazaar/ui/region-error';
import { useRevalidator, useRouteError } from 'react-router';
import { StatusPage } from '../pages/error/status-page.tsx';
import { isRemoteUnavailable } from '../remotes/remote-registry.ts';
import { messages, remoteTitles } from './messages.ts';
import { statusOf } from './status-of.ts';

/** Shown in place of a page whose data or remote could not be loaded. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isRemoteUnavailable(error)) {
    return (
      <Container>
        <RegionError
          height="lg"
          cause={messages.regionFailed(remoteTitles[error.remote] ?? error.remote)}
          retrying={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      </Container>
    );
  }
  return <StatusPage status={statusOf(error)} onRetry={() => void revalidate()} />;
}
