import { links } from '@bazaar/contracts';
import { formatNumber, formatTomanText, toPersianDigits } from '@bazaar/locale';
import { Card } from '@bazaar/ui/card';
import { Section } from '@bazaar/ui/container';
import { Link } from '@bazaar/ui/link';
import type { AnswerProps } from './answer-props.ts';
import { messages } from './messages.ts';
import styles from './unkept-wishes.module.css';

/** Specifications that nobody offers, each with the nearest that can be had. */
export function UnkeptWishes({ answer: { parts, unkept }, good }: AnswerProps) {
  return (
    <Section title={messages.unkept} note={messages.unkeptNote}>
      <Card>
        <ul>
          {unkept.map(({ part, nearest }) => (
            <li key={part} className={styles.wish}>
              <p className={styles.title}>
                <span className={styles.badge}>{toPersianDigits(part + 1)}</span>
                <bdi>
                  {parts[part]?.title}: {parts[part]?.text}
                </bdi>
              </p>
              {nearest.length === 0 ? (
                <p className={styles.note}>{messages.noNearest}</p>
              ) : (
                <ul className={styles.nearest} aria-label={messages.nearestOf(parts[part]?.title ?? '')}>
                  {nearest.map(({ text, variant, offersCount, priceRial }) => (
                    <li key={`${text} ${variant?.code ?? ''}`}>
                      {variant === null ? (
                        <bdi>{text}</bdi>
                      ) : (
                        <Link href={links.baseProduct(good.id, good.slug, variant.code)}>
                          <bdi>{text}</bdi>
                        </Link>
                      )}{' '}
                      {variant !== null && (
                        <span className={styles.note}>
                          <bdi>{variant.title}</bdi> · {messages.offersCount(formatNumber(offersCount))}
                          {priceRial !== null && ` · ${messages.from(formatTomanText(priceRial))}`}
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
