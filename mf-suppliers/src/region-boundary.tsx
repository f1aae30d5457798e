import { RegionError } from '@bazaar/ui/region-error';
import { Component, type ReactNode } from 'react';
import { messages } from './messages.ts';

interface RegionBoundaryProps {
  /** Forgets the failed data, so that the next try asks again. */
  onRetry: () => void;
  height?: 'sm' | 'md' | 'lg';
  children: ReactNode;
}

/** Holds the failure of one part of a page in that part, with the way to try again. */
export class RegionBoundary extends Component<RegionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? (
      <RegionError cause={messages.regionFailed} height={this.props.height} onRetry={this.retry} />
    ) : (
      this.props.children
    );
  }
}
