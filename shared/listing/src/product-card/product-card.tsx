import { Badge } from '@bazaar/ui/badge';
import { type Fact, FactRows } from '@bazaar/ui/facts';
import { Icon } from '@bazaar/ui/icon';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { InquiryPrice, Price, type PriceProps } from '@bazaar/ui/price';
import { mdiCheckDecagram, mdiStoreOutline } from '@mdi/js';
import type { ReactElement, ReactNode } from 'react';
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
  /** The markup of a part of this card from a former rendering on a server, where everything it shows was the same. */
  kept?: ((part: 'corner' | 'body', draw: () => ReactElement) => string | null) | undefined;
}

/** One item of a list; the whole card links to its page. Renders an `<article>`. */
export function ProductCard(props: ProductCardProps) {
  const { plate, foot, kept } = props;
  return (
    <article className={classes.card}>
      <div className={classes.plate}>
        {plate}
        <Part className={classes.corner} markup={kept?.('corner', () => <Corner {...props} />)}>
          <Corner {...props} />
        </Part>
      </div>
      <Part className={classes.body} markup={kept?.('body', () => <Body {...props} />)}>
        <Body {...props} />
      </Part>
      {foot !== undefined && <footer className={classes.foot}>{foot}</footer>}
    </article>
  );
}

interface PartProps {
  className: string | undefined;
  markup: string | null | undefined;
  children: ReactNode;
}

function Part({ className, markup, children }: PartProps) {
  return markup ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup of this element's children
    <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />
  ) : (
    <div className={className}>{children}</div>
  );
}

function Body({ href, title, level = 3, facts, source, price, doubt }: ProductCardProps) {
  const Heading = `h${level}` as const;
  return (
    <>
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
    </>
  );
}

function Corner({ code, offers }: Pick<ProductCardProps, 'code' | 'offers'>) {
  return (
    <>
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
    </>
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
