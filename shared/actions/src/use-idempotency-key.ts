import { useRef } from 'react';

/** The key of a body: the same one when it is sent again, and a new one once it was edited. */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' });
  return (body) => {
    const sent = JSON.stringify(body);
    if (sent !== last.current.body) {
      last.current = { body: sent, key: crypto.randomUUID() };
    }
    return last.current.key;
  };
}
