import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { RegionBoundary } from './region-boundary.tsx';

export interface OnDemandRegionProps<Props extends object> {
  /** Fetches the component; the same function in every render. */
  load: () => Promise<ComponentType<Props>>;
  /** What the component is given. */
  with: Props;
  /** The height of the notice when the code cannot be fetched. */
  height: ComponentProps<typeof RegionBoundary>['height'];
  fallback: ReactNode;
}

/** The place of a part whose code is fetched when it is shown; when that fails, a notice offers to try again. */
export function OnDemandRegion<Props extends object>({
  load,
  with: props,
  ...region
}: OnDemandRegionProps<Props>) {
  const lazyPart = () => lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  // A code that failed to load is asked for by a new component.
  const [Part, setPart] = useState(lazyPart);
  return (
    <RegionBoundary height={region.height} onRetry={() => setPart(lazyPart)}>
      <Suspense fallback={region.fallback}>
        <Part {...props} />
      </Suspense>
    </RegionBoundary>
  );
}
