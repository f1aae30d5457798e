import type { SlotProps } from '@bazaar/host';
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
  /** For a badge or a menu entry: when it cannot be shown its empty box stays, without text and button. */
  isQuiet?: boolean;
  /** What the place itself shows when the remote cannot be shown. */
  failed?: SlotProps['failed'] | undefined;
  children: ReactNode;
}

/**
 * Error boundary around what a remote renders. An error inside affects no other region: the last known good version
 * replaces the remote, and only when there is none the region shows the error and a retry.
 */
export function RemoteRegion({ remote, fallback, isQuiet = false, failed, children }: RemoteRegionProps) {
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
      failed={failed}
    >
      {children}
    </RegionBoundary>
  );
}

interface BoundaryProps extends RemoteRegionProps {
  registry: RemoteRegistry;
  /** Generation of the remote's version in this visit that is rendered inside. */
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
      // The version that failed was replaced meanwhile; its successor is about to render here.
      return;
    }
    const version = registry.peek(remote)?.version;
    registry.report(error, remote, info.componentStack ?? '');
    const fallingBack = version === undefined ? Promise.resolve(false) : registry.fallBack(remote, version);
    // A fallback raises the generation, which replaces this boundary; without one the region stays failed.
    fallingBack.then(
      (fallback) => fallback || this.setState({ status: 'failed' }),
      () => this.setState({ status: 'failed' }),
    );
  }

  override render(): ReactNode {
    const { remote, fallback, isQuiet, failed, children } = this.props;
    const retry = () => this.setState({ status: 'fine' });
    if (this.state.status === 'failed' && failed !== undefined) {
      return failed(retry);
    }
    if (this.state.status === 'falling-back' || (isQuiet && this.state.status === 'failed')) {
      return fallback;
    }
    if (this.state.status === 'failed') {
      return <RegionError cause={messages.regionFailed(remoteTitles[remote] ?? remote)} onRetry={retry} />;
    }
    return children;
  }
}
