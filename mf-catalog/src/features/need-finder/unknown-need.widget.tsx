import { links } from '@bazaar/contracts';
import type { NeedAnswer } from '@bazaar/contracts/product';
import { ItemDrawing } from '@bazaar/drawing';
import { useHost } from '@bazaar/host';
import { LinkButton } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { Section } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import { Link } from '@bazaar/ui/link';
import { useQuery } from '@tanstack/react-query';
import { messages } from './messages.ts';
import styles from './need-answer-view.module.css';
import { nearestGoodsQuery } from './need-finder.queries.ts';
import { Examples } from './need-form.tsx';
import { NeedReading } from './need-reading.tsx';
import { NeedRequest } from './need-request.widget.tsx';

const INSPECTION = { family: 'inspect', seed: 2, dimensionMm: null, code: null };

interface UnknownNeedProps {
  need: string;
  answer: NeedAnswer;
}

/** Shown when the catalogue has no such thing: the nearest goods, a request to their suppliers, advice and samples. */
export function UnknownNeed({ need, answer }: UnknownNeedProps) {
  const { data } = useQuery(nearestGoodsQuery(useHost().api, need));
  const { goods = [], categoryId = null } = data ?? {};
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <Section title={messages.unknownTitle}>
          <EmptyState
            level={3}
            art={<ItemDrawing spec={INSPECTION} bare />}
            title={messages.unknown}
            actions={<LinkButton href={links.search(need.slice(0, 120))}>{messages.search}</LinkButton>}
          >
            {messages.unknownDetail}
          </EmptyState>
          <Card padded>
            <Examples />
          </Card>
        </Section>
        {goods.length > 0 && (
          <Section title={messages.nearestGoods}>
            <Card padded>
              <ul aria-label={messages.nearestGoods}>
                {goods.map(({ id, slug, title }) => (
                  <li key={id}>
                    <Link href={links.baseProduct(id, slug)}>
                      <bdi>{title}</bdi>
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          </Section>
        )}
        {answer.parts.length > 0 && <NeedReading need={need} parts={answer.parts} ignored={[]} />}
      </div>
      {categoryId !== null && (
        <aside className={styles.side}>
          <NeedRequest need={need} answer={answer} categoryId={categoryId} />
        </aside>
      )}
    </div>
  );
}
