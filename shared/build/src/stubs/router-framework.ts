import { createContext, type Ref } from 'react';

/*
 * In place of `react-router/…/dom/ssr/components.js` in what browsers load. Its links, meta tags and prefetching
 * belong to the router's framework mode; without a framework context, which this site never provides, they do only
 * this.
 */
export const FrameworkContext = createContext<undefined>(undefined);

export function usePrefetchBehavior(): [boolean, null, object] {
  return [false, null, {}];
}

export function PrefetchPageLinks(): null {
  return null;
}

export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]) {
  return (value: T | null): void => {
    for (const ref of refs) {
      if (typeof ref === 'function') {
        ref(value);
      } else if (ref) {
        ref.current = value;
      }
    }
  };
}
