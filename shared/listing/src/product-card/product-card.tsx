import { Badge } from '@bazaar/ui/badge';
import { type Fact, FactRows } from '@bazaar/ui/facts';
import { Icon } from '@bazaar/ui/icon';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { InquiryPrice, Price, type PriceProps } from '@bazaar/ui/price';
import { mdiCheckDecagram, mdiStoreOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import classes from './product-card.module.css';

export interface ProductCardProps {
  href: string;
  title: string;
  /** Level of the title's heading. */
  level?: 2 | 3 | 4 | undefined;
  /** A drawing with its background. */
  plate: ReactNode;
  /** The code at the plate's corner, Latin. */
  code?: string | undefined;
  /** At the other corner of the plate: «۵ پیشنهاد». */
  offers?: string | undefined;
  /** At most three. */
  facts: readonly Fact[];
  /** Who offers it and where; `verified` says what was checked and when. */
  source?: { name: string; place?: string | undefined; verified?: string | undefined } | undefined;
  /** Without it the card shows «استعلام قیمت». */
  price?: Pick<PriceProps, 'amount' | 'per' | 'prefix'> | undefined;
  /** A doubt about the price, in a warning badge: «نیازمند تأیید». */
  doubt?: { text: string; icon: string } | undefined;
  /** Actions of its own, such as comparing; they stay above the card's link. */
  foot?: ReactNode;
}

/** One item of a list; the whole card links to its page. Renders an `<article>`. */
export function ProductCard(props: ProductCardProps) {
  const { href, title, level = 3, facts, source, price, doubt, foot } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={classes.card}>
      <PlateCorner {...props} />
      <div className={classes.body}>
        <Heading className={classes.title}>
          <Link className={classes.link} stretched href={href}>
            <IsolatedRuns text={title} />
          </Link>
        </Heading>
        {facts.length > 0 && <FactRows kind="dashed" facts={facts} />}
        {source !== undefined && <Source {...source} />}
        <p className={classes.price}>
          {price === undefined ? <InquiryPrice /> : <Price {...price} />}
          {doubt !== undefined && (
            <Badge tone="warning" icon={doubt.icon}>
              {doubt.text}
            </Badge>
          )}
        </p>
      </div>
      {foot !== undefined && <footer className={classes.foot}>{foot}</footer>}
    </article>
  );
}

function PlateCorner({ plate, code, offers }: Pick<ProductCardProps, 'plate' | 'code' | 'offers'>) {
  return (
    <div className={classes.plate}>
      {plate}
      <div className={classes.corner}>
        {offers !== undefined && (
          <span className={classes.offers}>
            <Icon path={mdiStoreOutline} size="xs" />
            {offers}
          </span>
        )}
        {code !== undefined && (
          <bdi className={classes.code} dir="ltr">
            {code}
          </bdi>
        )}
      </div>
    </div>
  );
}

function Source({ name, place, verified }: NonNullable<ProductCardProps['source']>) {
  return (
    <p className={classes.source}>
      {verified !== undefined && (
        <span className={classes.verified} title={verified}>
          <Icon path={mdiCheckDecagram} size="sm" label={verified} />
        </span>
      )}
      <bdi className={classes.name}>{name}</bdi> {place !== undefined && <bdi>{place}</bdi>}
    </p>
  );
}
