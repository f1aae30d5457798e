import { useEffect } from 'react';

const first = Promise.withResolvers<void>();

/** Fulfilled once the first page of this document has been taken over, which comes after its frame. */
export const firstPageAnswers: Promise<void> = first.promise;

/** For the component of a page: marks when its own content answers, for measurements and for what waits for it. */
export function usePageMark(): void {
  useEffect(() => {
    performance.mark('bazaar-page');
    first.resolve();
  }, []);
}
