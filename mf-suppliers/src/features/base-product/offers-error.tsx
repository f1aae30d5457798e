import { Button } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { mdiAlertCircleOutline, mdiRefresh } from '@mdi/js';
import { Component, type ReactNode } from 'react';
import { messages } from './messages.ts';
import styles from './offers-error.module.css';

interface OffersErrorProps {
  onRetry: () => void;
  children: ReactNode;
}

/** Limits a failure of the offers to the row of their size, which keeps its height, and offers a retry. */
export class OffersError extends Component<OffersErrorProps, { failed: boolean }> {
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
      <div className={styles.error} role="alert">
        <Icon path={mdiAlertCircleOutline} />
        <span>{messages.offers.failed}</span>
        <Button icon={mdiRefresh} onClick={this.retry}>
          {messages.offers.retry}
        </Button>
      </div>
    ) : (
      this.props.children
    );
  }
}
