import { links } from '@bazaar/contracts';
import type { Advertisement } from '@bazaar/contracts/content';
import type { RouteErrorProps } from '@bazaar/host';
import { AdvertisementGrid } from '@bazaar/listing';
import { formatJalaliLong } from '@bazaar/locale';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { LinkButton } from '@bazaar/ui/button';
import { Container, PageHead, Section } from '@bazaar/ui/container';
import { Note } from '@bazaar/ui/note';
import { messages as shared } from '../../common/advertisement/messages.ts';
import { advertisementBreadcrumb } from './advertisement-head.ts';
import styles from './advertisement-view.module.css';
import { messages } from './messages.ts';

/** What is left of an advertisement that has expired. */
export interface ExpiredPayload extends Pick<Advertisement, 'title' | 'validTo' | 'category'> {
  similar: readonly Advertisement[];
}

/** In place of an expired advertisement: that it has ended, and valid ones of the same kind. */
export function ExpiredAdvertisement({ payload }: RouteErrorProps<ExpiredPayload>) {
  const { title, validTo, similar } = payload;
  return (
    <Container className={styles.page}>
      <Breadcrumb items={advertisementBreadcrumb(payload)} />
      <PageHead title={messages.expired} note={<bdi>{title}</bdi>} />
      <Note tone="warning">{messages.expiredOn(formatJalaliLong(validTo))}</Note>
      {similar.length > 0 && (
        <Section title={messages.similar}>
          <AdvertisementGrid advertisements={similar} label={messages.similar} level={3} />
        </Section>
      )}
      <p>
        <LinkButton kind="primary" href={links.advertisements()}>
          {shared.allAdvertisements}
        </LinkButton>
      </p>
    </Container>
  );
}
