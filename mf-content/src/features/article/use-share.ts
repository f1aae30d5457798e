import { useHost } from '@bazaar/host';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { messages } from './messages.ts';

/** How long the button tells that the address was copied. */
const COPIED_MS = 4_000;
const never = () => () => undefined;

/** Copies the address of a page, and opens the device's share sheet where there is one. */
export function useShare({ title, path }: { title: string; path: string }) {
  const { toast } = useHost();
  const [isCopied, setCopied] = useState(false);
  const hasSheet = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
  useEffect(() => {
    if (isCopied) {
      const timer = setTimeout(() => setCopied(false), COPIED_MS);
      return () => clearTimeout(timer);
    }
  }, [isCopied]);

  const url = () => window.location.origin + path;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url());
      setCopied(true);
    } catch {
      toast.show({ tone: 'danger', title: messages.copyFailed, detail: messages.copyFailedDetail });
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, url: url() });
    } catch (error) {
      // Closing the share sheet is a change of mind, not a failure.
      if (!(error instanceof Error && error.name === 'AbortError')) {
        toast.show({ tone: 'danger', title: messages.shareFailed });
      }
    }
  };
  return { isCopied, onCopy: () => void copy(), onShare: hasSheet ? () => void share() : null };
}
