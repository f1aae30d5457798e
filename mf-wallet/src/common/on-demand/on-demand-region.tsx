import { RegionBoundary } from '@bazaar/ui/region-error';
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

interface OnDemandRegionProps<Props extends object> {
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
  height,
  fallback,
}: OnDemandRegionProps<Props>) {
  const makePart = () => lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  const [Part, setPart] = useState(makePart);
  return (
    // A code that failed to load is asked for by a new component.
    <RegionBoundary height={height} onRetry={() => setPart(makePart)}>
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    </RegionBoundary>
  );
}
