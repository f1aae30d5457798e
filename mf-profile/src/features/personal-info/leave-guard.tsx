import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { messages } from './messages.ts';

const words = messages.leave;

interface LeaveGuardProps {
  isUnsaved: boolean;
  /** Forgets what was typed, before the page is left. */
  onDiscard: () => void;
}

/** Asks before unsaved text is left, by a link as well as by closing the tab. */
export function LeaveGuard({ isUnsaved, onDiscard }: LeaveGuardProps) {
  const host = useHost();
  const { status } = host.useSession();
  const isGuarding = isUnsaved && status === 'signed-in';
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isGuarding &&
      // When the session has ended, the shell leads to the sign-in; the text is kept for the return.
      host.session().status === 'signed-in' &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
  useUnloadGuard(isGuarding);
  const leave = () => {
    onDiscard();
    blocker.proceed?.();
  };
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={words.title}
      description={words.description}
      actions={
        <>
          <Button onClick={stay}>{words.stay}</Button>
          <Button kind="danger-solid" onClick={leave}>
            {words.go}
          </Button>
        </>
      }
    />
  );
}

/** The browser asks in its own words; a new release of the site waits. */
function useUnloadGuard(isGuarding: boolean): void {
  const host = useHost();
  useEffect(() => {
    if (!isGuarding) {
      return undefined;
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (host.session().status === 'signed-in') {
        event.preventDefault();
      }
    };
    const release = host.hold('personal-info');
    globalThis.addEventListener('beforeunload', ask);
    return () => {
      release();
      globalThis.removeEventListener('beforeunload', ask);
    };
  }, [host, isGuarding]);
}
