import { links, profileLinks } from '@bazaar/contracts';
import type { DeletionObstacle } from '@bazaar/contracts/auth';
import { Link } from '@bazaar/ui/link';
import { obstacleWords } from './messages.ts';
import styles from './obstacle-list.module.css';

const REMEDIES: Readonly<Record<DeletionObstacle, () => string>> = {
  walletMoney: profileLinks.walletWithdraw,
  openWithdrawal: links.wallet,
  openPayment: links.wallet,
  openTrade: profileLinks.tradeRequests,
  companyAgents: profileLinks.businessAccount,
  role: () => links.feedback(),
};

/** What is in the way of deleting an account, each with the way to its end. */
export function ObstacleList({ obstacles }: { obstacles: readonly DeletionObstacle[] }) {
  return (
    <ul className={styles.list}>
      {obstacles.map((obstacle) => (
        <li key={obstacle}>
          {obstacleWords[obstacle].cause}{' '}
          <Link className={styles.remedy} href={REMEDIES[obstacle]()}>
            {obstacleWords[obstacle].remedy}
          </Link>
        </li>
      ))}
    </ul>
  );
}
