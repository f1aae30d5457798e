import { type LinkTarget, useHost } from '@bazaar/host';
import type { SignInIntent } from '@bazaar/storage';
import { useEffect, useRef } from 'react';

interface AfterSignIn<Subject extends number | string> {
  /** Where the wish waits while its visitor signs in. */
  intent: SignInIntent<Subject>;
  /** What is acted on; a wish about another one is left. */
  subject: Subject;
  /** Where signing in returns to. */
  target: LinkTarget;
  /** What only a signed-in visitor may do; the same function in every render. */
  act: () => void;
}

/**
 * An act for signed-in visitors. Anybody else signs in first, and on returning it is carried out without another press.
 * @returns the status of the session, and what a press does.
 */
export function useAfterSignIn<Subject extends number | string>({
  intent,
  subject,
  target,
  act,
}: AfterSignIn<Subject>) {
  const host = useHost();
  const { status } = host.useSession();
  const hasActed = useRef(false);
  useEffect(() => {
    // One act for one stored wish: a second run of the effect finds no wish, and must not act a second time either.
    if (status === 'signed-in' && !hasActed.current && intent.take((wanted) => wanted === subject)) {
      hasActed.current = true;
      act();
    }
  }, [status, intent, subject, act]);
  const press = () => {
    if (status === 'signed-in') {
      act();
    } else if (status === 'signed-out') {
      intent.remember(subject);
      host.signIn(target);
    }
  };
  return { status, press };
}
