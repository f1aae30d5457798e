import type { ReactNode } from 'react';
import { Counter } from '../badge/badge.tsx';

/** The word and the count of one tab. */
export function TabFace({ label, count }: { label: string; count?: ReactNode }) {
  return (
    <>
      {label}
      {count !== undefined && <Counter>{count}</Counter>}
    </>
  );
}
