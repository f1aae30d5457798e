import { Section } from '@bazaar/ui/container';
import { RegionError } from '@bazaar/ui/region-error';
import { Component, type ReactNode } from 'react';
import { messages } from './messages.ts';

interface RegionBoundaryProps {
  /** Kept above the error, where the region has one. */
  title?: string;
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
    const { title, height, children } = this.props;
    if (!this.state.failed) {
      return children;
    }
    const error = <RegionError cause={messages.regionFailed} height={height} onRetry={this.retry} />;
    return title === undefined ? error : <Section title={title}>{error}</Section>;
  }
}
