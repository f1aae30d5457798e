import { links } from '@bazaar/contracts';
import { formatNumber } from '@bazaar/locale';
import { Card } from '@bazaar/ui/card';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { Section } from '@bazaar/ui/container';
import { Link } from '@bazaar/ui/link';
import { mdiMapMarkerOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import { needHref } from './need.address.ts';
import type { NeedPart } from './need-filter.rules.ts';
import type { NeedViewProps } from './need-result.ts';
import { partValue } from './need-text.ts';
import styles from './understood-need.module.css';

/** The recognized category, conditions and amount, each a link that changes it. */
export function UnderstoodNeed({ ask, result }: NeedViewProps) {
  const { category, others, parts, count, unused } = result;
  return (
    <Section title={messages.understood}>
      <Card padded>
        <dl className={styles.facts}>
          <Fact title={messages.category}>
            <ChipRow label={messages.category}>
              <Chip kind="chosen" href={links.category(category.id, category.slug)}>
                {category.title}
              </Chip>
            </ChipRow>
          </Fact>
          <Fact title={messages.conditions}>
            <Conditions ask={ask} parts={parts} />
          </Fact>
          {count !== null && (
            <Fact title={messages.count}>
              {formatNumber(count.value)} {count.unit}
            </Fact>
          )}
          {others.length > 0 && (
            <Fact title={messages.otherCategories}>
              <ChipRow label={messages.otherCategories}>
                {others.map(({ id, title }) => (
                  <Chip key={id} href={needHref(ask, { categoryId: id, without: [] })}>
                    {title}
                  </Chip>
                ))}
              </ChipRow>
            </Fact>
          )}
        </dl>
        {unused.length > 0 && (
          <p className={styles.unused}>
            {messages.unused} <bdi>{unused.join('، ')}</bdi>
          </p>
        )}
      </Card>
    </Section>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Conditions({ ask, parts }: { ask: NeedViewProps['ask']; parts: readonly NeedPart[] }) {
  return (
    <>
      {parts.length === 0 ? (
        messages.noConditions
      ) : (
        <ChipRow label={messages.conditions}>
          {parts.map((part) => (
            <Chip
              key={part.key}
              kind="applied"
              icon={part.kind === 'city' ? mdiMapMarkerOutline : undefined}
              href={needHref(ask, { without: [...ask.without, part.key] })}
            >
              {part.kind !== 'city' && `${part.title}: `}
              <bdi>{partValue(part)}</bdi>
            </Chip>
          ))}
        </ChipRow>
      )}
      {ask.without.length > 0 && (
        <Link className={styles.restore} href={needHref(ask, { without: [] })}>
          {messages.restore}
        </Link>
      )}
    </>
  );
}
