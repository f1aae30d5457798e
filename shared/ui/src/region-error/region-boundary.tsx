import { Component, type ReactNode } from 'react';
import { Section } from '../container/container.tsx';
import { messages } from './messages.ts';
import { RegionError, type RegionErrorProps } from './region-error.tsx';

export interface RegionBoundaryProps {
  /** Still shown above the error, where the region has one. */
  title?: string | undefined;
  /** Removes the failed data, so that the next try requests it again. */
  onRetry: () => void;
  height?: RegionErrorProps['height'];
  children: ReactNode;
}

/** Limits the failure of one part of a page to that part, and offers a retry. */
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
    const error = <RegionError cause={messages.notAnswered} height={height} onRetry={this.retry} />;
    return title === undefined ? error : <Section title={title}>{error}</Section>;
  }
}
