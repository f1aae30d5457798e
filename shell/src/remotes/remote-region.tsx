import { RegionError } from '@bazaar/ui/region-error';
import { Component, type ErrorInfo, type ReactNode, useSyncExternalStore } from 'react';
import { messages, remoteTitles } from '../routing/messages.ts';
import { forgetFailures } from './awaited-module.ts';
import { useRegistry } from './registry-context.ts';
import type { RemoteRegistry } from './remote-registry.ts';

interface RemoteRegionProps {
  remote: string;
  /** Shown while the last known good version is fetched. */
  fallback: ReactNode;
  /** A badge or a line of a menu: when it cannot be shown its empty box stays, with no words and no button. */
  isQuiet?: boolean;
  children: ReactNode;
}

/**
 * The wall around what a remote renders. An error inside reaches nobody else: the last known good version takes the
 * place, and only when there is none the region says so and offers a retry.
 */
export function RemoteRegion({ remote, fallback, isQuiet = false, children }: RemoteRegionProps) {
  const registry = useRegistry();
  const generation = useSyncExternalStore(
    registry.subscribe,
    () => registry.generation(remote),
    () => 0,
  );
  return (
    <RegionBoundary
      key={generation}
      remote={remote}
      registry={registry}
      generation={generation}
      fallback={fallback}
      isQuiet={isQuiet}
    >
      {children}
    </RegionBoundary>
  );
}

interface BoundaryProps extends RemoteRegionProps {
  registry: RemoteRegistry;
  /** Which of the remote's versions in this visit is inside. */
  generation: number;
}

type BoundaryState = { status: 'fine' } | { status: 'falling-back' } | { status: 'failed' };

class RegionBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { status: 'fine' };

  static getDerivedStateFromError(): BoundaryState {
    return { status: 'falling-back' };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    const { remote, registry, generation } = this.props;
    forgetFailures(registry, remote);
    if (registry.generation(remote) !== generation) {
      // A version that was replaced meanwhile has failed; its successor is about to take this place.
      return;
    }
    const version = registry.peek(remote)?.version;
    registry.report(error, remote, info.componentStack ?? '');
    const fallingBack = version === undefined ? Promise.resolve(false) : registry.fallBack(remote, version);
    // A heal raises the generation, which replaces this boundary; without one the region stays failed.
    fallingBack.then(
      (fallback) => fallback || this.setState({ status: 'failed' }),
      () => this.setState({ status: 'failed' }),
    );
  }

  override render(): ReactNode {
    const { remote, fallback, isQuiet, children } = this.props;
    if (this.state.status === 'falling-back' || (isQuiet && this.state.status === 'failed')) {
      return fallback;
    }
    if (this.state.status === 'failed') {
      return (
        <RegionError
          cause={messages.regionFailed(remoteTitles[remote] ?? remote)}
          onRetry={() => this.setState({ status: 'fine' })}
        />
      );
    }
    return children;
  }
}
