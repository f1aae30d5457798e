import { useLazyAction } from '@bazaar/actions';
import type { Supplier } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';
import { requestIntent } from './request-intent.store.ts';

const load = () => import('./press-actions.ts');

/** Begins a request to this supplier, or goes on with the open one. */
export function RequestButton({ supplier }: { supplier: Supplier }) {
  const host = useHost();
  const navigate = useNavigate();
  const { status } = host.useSession();
  const { isBusy, run, warm } = useLazyAction(load);
  const press = () => void run(({ openRequest }) => openRequest(host, supplier, navigate));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the sign-in that it asked for
  useEffect(() => {
    if (status === 'signed-in' && requestIntent.take((wanted) => wanted === supplier.id)) {
      press();
    }
  }, [status]);
  return (
    <Button kind="primary" busy={isBusy} onPointerEnter={warm} onFocus={warm} onClick={press}>
      {messages.request}
    </Button>
  );
}
