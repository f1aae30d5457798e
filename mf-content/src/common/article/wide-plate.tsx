import type { DrawingSpec } from '@bazaar/contracts';
import { ItemDrawing } from '@bazaar/drawing';
import styles from './wide-plate.module.css';

/** A drawing on a ground twice as wide as high, at the head of an article. */
export function WidePlate({ spec, label }: { spec: DrawingSpec; label?: string | undefined }) {
  return (
    <div className={styles.ground}>
      <div className={styles.object}>
        <ItemDrawing spec={spec} label={label} bare />
      </div>
      {spec.code !== null && (
        <bdi className={styles.code} dir="ltr">
          {spec.code}
        </bdi>
      )}
    </div>
  );
}
