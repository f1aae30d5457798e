import { links } from '@bazaar/contracts';
import type { ExactVariant, NeedAnswer, Offer } from '@bazaar/contracts/product';
import { ItemDrawing } from '@bazaar/drawing';
import { stockText } from '@bazaar/listing';
import { formatNumber, formatToman, isolateRuns, toPersianDigits } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { Card } from '@bazaar/ui/card';
import { Section } from '@bazaar/ui/container';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { mdiCheck, mdiCheckCircle } from '@mdi/js';
import type { AnswerProps, NeedGood } from './answer-props.ts';
import styles from './exact-variants.module.css';
import { messages } from './messages.ts';
import { deliveryText, priceText } from './offer-text.ts';
import { unreadText } from './unread-text.ts';

/**
 * The variants that keep all that was read of the need, each with its offers; exactly the need only if the whole text
 * was read.
 */
export function ExactVariants({ answer, good }: AnswerProps) {
  const { exact, ignored } = answer;
  return (
    <Section title={ignored.length > 0 ? messages.closest : messages.exact} note={noteOf(answer)}>
      <ul className={styles.variants}>
        {exact.map((one) => (
          <li key={one.variant.id}>
            <VariantCard exact={one} good={good} answer={answer} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function noteOf({ exact, matchingCount, ignored }: NeedAnswer): string {
  const offers = exact.reduce((sum, one) => sum + one.offers.length, 0);
  const counts = [formatNumber(matchingCount), formatNumber(offers)] as const;
  return ignored.length > 0
    ? messages.closestNote(isolateRuns(unreadText(ignored)), ...counts)
    : messages.exactNote(...counts);
}

interface VariantCardProps {
  exact: ExactVariant;
  good: NeedGood;
  answer: NeedAnswer;
}

function VariantCard({ exact, good, answer }: VariantCardProps) {
  const { variant, facts, offers, drawing } = exact;
  return (
    <Card as="article">
      <div className={styles.head}>
        <ItemDrawing spec={drawing ?? { ...good.drawing, code: variant.code }} />
        <div className={styles.about}>
          <h3 className={styles.title}>
            <Link href={links.baseProduct(good.id, good.slug, variant.code)}>
              <bdi>
                {good.title}، {variant.title}
              </bdi>
            </Link>
          </h3>
          <p className={styles.code}>
            <bdi>{variant.code}</bdi>
          </p>
          <Badge tone="success" icon={mdiCheckCircle}>
            {answer.ignored.length > 0 ? messages.fitsInPart : messages.fits}
          </Badge>
          <Facts facts={facts} />
        </div>
      </div>
      <ul className={styles.offers} aria-label={messages.offers}>
        {offers.map((offer) => (
          <OfferRow
            key={offer.productId}
            offer={offer}
            isOfSeries={offer.variantCode !== variant.code}
            quantity={answer.saleQuantity}
          />
        ))}
      </ul>
    </Card>
  );
}

function Facts({ facts }: Pick<ExactVariant, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ title, text, part }) => (
        <div key={title} className={styles.fact}>
          <dt>
            {part !== null && <span className={styles.badge}>{toPersianDigits(part + 1)}</span>}{' '}
            <bdi>{title}</bdi>
          </dt>
          <dd>
            <bdi>{text}</bdi> {part !== null && <Icon path={mdiCheck} size="xs" label={messages.kept} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface OfferRowProps {
  offer: Offer;
  /** Of the same size in another series, whose code is then shown. */
  isOfSeries: boolean;
  quantity: number | null;
}

/** One supplier's offer: price of a unit, sum, delivery and stock. */
function OfferRow({ offer, isOfSeries, quantity }: OfferRowProps) {
  const { supplier, saleUnit, forQuantity, variantCode } = offer;
  const stock = stockText(offer, quantity);
  const total = forQuantity?.totalRial ?? null;
  return (
    <li className={styles.offer}>
      <p className={styles.supplier}>
        <Link href={links.product(offer.productId, offer.slug)}>
          <bdi>{supplier.name}</bdi>
        </Link>
        <span className={styles.small}>
          <bdi>{supplier.cityTitle}</bdi>
          {isOfSeries && (
            <>
              {' · '}
              <bdi>{variantCode}</bdi>
            </>
          )}
        </span>
      </p>
      <p>
        {priceText(offer)} <span className={styles.small}>{messages.each(saleUnit)}</span>
      </p>
      {quantity !== null && total !== null && (
        <p>
          <span className={styles.small}>{messages.totalOf(formatNumber(quantity), saleUnit)}</span>{' '}
          {formatToman(total)} <span className={styles.small}>{messages.toman}</span>
        </p>
      )}
      <p>
        {deliveryText(offer, quantity)}
        {stock !== null && <span className={styles.small}>{stock}</span>}
      </p>
    </li>
  );
}
