import { links } from '@bazaar/contracts';
import type { Advertisement, AdvertisementDetail } from '@bazaar/contracts/content';
import { ItemDrawing } from '@bazaar/drawing';
import { AdvertisementGrid, AdvertisementPrice } from '@bazaar/listing';
import { formatJalaliLong, formatNumber } from '@bazaar/locale';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Container, Section } from '@bazaar/ui/container';
import { FactRows } from '@bazaar/ui/facts';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { messages as shared } from '../../common/advertisement/messages.ts';
import { advertisementBreadcrumb } from './advertisement-head.ts';
import styles from './advertisement-view.module.css';
import { ContactCard } from './contact-card.widget.tsx';
import { messages } from './messages.ts';
import { ReportButton } from './report-button.widget.tsx';

interface AdvertisementViewProps {
  advertisement: AdvertisementDetail;
  similar: readonly Advertisement[];
}

/** One advertisement with its facts, its text and the way to reach who placed it. */
export function AdvertisementView({ advertisement, similar }: AdvertisementViewProps) {
  const { title, body, drawing } = advertisement;
  return (
    <Container className={styles.page}>
      <Breadcrumb items={advertisementBreadcrumb(advertisement)} />
      <div className={styles.layout}>
        <article className={styles.main}>
          <h1 className={styles.title}>
            <IsolatedRuns text={title} />
          </h1>
          <div className={styles.plate}>
            <ItemDrawing spec={drawing} label={messages.drawing(title)} bare />
          </div>
          <p className={styles.body}>
            <IsolatedRuns text={body} />
          </p>
          <FactRows kind="lined" facts={factsOf(advertisement)} />
        </article>
        <aside className={styles.side}>
          <ContactCard advertisement={advertisement} />
          <ReportButton advertisement={advertisement} />
        </aside>
      </div>
      {similar.length > 0 && (
        <Section
          title={messages.similar}
          more={{ href: links.advertisements(), text: shared.allAdvertisements }}
        >
          <AdvertisementGrid advertisements={similar} label={messages.similar} level={3} />
        </Section>
      )}
    </Container>
  );
}

function factsOf({ category, cityTitle, priceRial, publishedAt, validTo, visits }: AdvertisementDetail) {
  return [
    { label: messages.price, value: <AdvertisementPrice priceRial={priceRial} /> },
    { label: messages.place, value: cityTitle },
    {
      label: messages.kind,
      value: <Link href={links.category(category.id, category.slug)}>{category.title}</Link>,
    },
    { label: messages.published, value: <time dateTime={publishedAt}>{formatJalaliLong(publishedAt)}</time> },
    { label: messages.validTo, value: <time dateTime={validTo}>{formatJalaliLong(validTo)}</time> },
    { label: messages.visits, value: formatNumber(visits) },
  ];
}
