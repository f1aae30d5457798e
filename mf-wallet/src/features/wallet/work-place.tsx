import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import styles from './work-place.module.css';

/**
 * As high as the form that comes, under its title, so that nothing moves. It is not said to be loading: all else on the
 * page can be used, and who is not about to charge the wallet waits for nothing.
 */
export function WorkPlace({ title }: { title: string }) {
  return (
    <Card as="section">
      <CardHead title={title} />
      <CardBody>
        <div className={styles.place} />
      </CardBody>
    </Card>
  );
}
