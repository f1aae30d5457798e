import { useHost } from '@bazaar/host';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { safeRedirectPath } from '../../session/login-path.ts';
import { stepBackTarget } from './step-back.ts';

/** Leaves the login route: to the requested path after signing in here, two steps back when signed in already. */
export function useArrival(redirectPath: string | null) {
  const navigate = useNavigate();
  const { status } = useHost().useSession();
  const isLeaving = useRef(false);

  const leave = (target: -2 | string) => {
    isLeaving.current = true;
    // A number is a step in history, a string a path of this site.
    void (typeof target === 'number' ? navigate(target) : navigate(target, { replace: true }));
  };

  useEffect(() => {
    if (status === 'signed-in' && !isLeaving.current) {
      leave(
        stepBackTarget({
          origin: window.location.origin,
          redirectPath,
          history: window.history,
          navigation: 'navigation' in window ? (window.navigation as never) : undefined,
        }),
      );
    }
  });

  return {
    /** Called before the session opens, so that the new session is not mistaken for an existing one. */
    arrive(open: () => boolean): boolean {
      isLeaving.current = true;
      const isOpen = open();
      if (isOpen) {
        leave(safeRedirectPath(redirectPath, window.location.origin));
      } else {
        isLeaving.current = false;
      }
      return isOpen;
    },
  };
}
