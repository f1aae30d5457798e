import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { messages } from './messages.ts';
import classes from './skeleton.module.css';

export interface SkeletonProps {
  /** The final height: text 14, heading 32, control 40, row 56, tile 96, card 340, panel 480; plate keeps 4:3, avatar 72 square. */
  size?: 'text' | 'heading' | 'control' | 'row' | 'tile' | 'card' | 'panel' | 'plate' | 'avatar' | undefined;
  width?: 'full' | 'wide' | 'half' | 'third' | 'quarter' | undefined;
}

/** One grey block in the size of the content that replaces it. Renders a `<span>`. */
export function Skeleton({ size = 'text', width = 'full' }: SkeletonProps) {
  return <span className={classes.block} data-size={size} data-width={width} aria-hidden="true" />;
}

export interface SkeletonGroupProps {
  /** What is loading; by default «در حال بارگذاری». */
  label?: string | undefined;
  columns?: 1 | 2 | 3 | 4 | undefined;
  children: ReactNode;
}

/** Blocks that appear together after 150 ms, with one text for screen readers. */
export function SkeletonGroup({ label = messages.loading, columns = 1, children }: SkeletonGroupProps) {
  return (
    <div className={classes.group} data-columns={columns} role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

/** The outline of a product card while its data is loading. */
export function SkeletonCard() {
  return (
    <span className={classes.card}>
      <Skeleton size="plate" />
      <span className={classes.lines}>
        <Skeleton width="wide" />
        <Skeleton width="half" />
        <Skeleton size="control" />
        <Skeleton width="half" />
      </span>
    </span>
  );
}
