import { links } from '@bazaar/contracts';
import type { HelpItem } from '@bazaar/contracts/content';
import { formatJalaliLong } from '@bazaar/locale';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { LinkButton } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Container } from '@bazaar/ui/container';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { ReadingLayout } from '../../common/reading/reading-layout.tsx';
import { Usefulness } from '../../common/usefulness/usefulness.widget.tsx';
import { helpItemBreadcrumb } from './help-head.ts';
import styles from './help-item-view.module.css';
import { messages } from './messages.ts';

/** One help text, with the vote on it and others of its topic. */
export function HelpItemView({ item }: { item: HelpItem }) {
  return (
    <Container>
      <div data-print="hide">
        <Breadcrumb items={helpItemBreadcrumb(item)} />
      </div>
      <article>
        <ReadingLayout
          head={<HelpHeader item={item} />}
          body={item.body}
          after={
            <Usefulness
              objectType="HelpItem"
              objectId={item.id}
              useful={item.useful}
              pagePath={links.help(item.uniqueId)}
            />
          }
          aside={<HelpAside item={item} />}
        />
      </article>
    </Container>
  );
}

function HelpHeader({ item: { title, updatedAt } }: { item: HelpItem }) {
  return (
    <header>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <p className={styles.updated}>
        <TimeText dateTime={updatedAt}>{messages.updatedAt(formatJalaliLong(updatedAt))}</TimeText>
      </p>
    </header>
  );
}

function HelpAside({ item: { uniqueId, related } }: { item: HelpItem }) {
  return (
    <div className={styles.aside}>
      {related.length > 0 && (
        <Card as="section" labelledBy="help-related">
          <CardHead id="help-related" title={messages.related} />
          <CardBody>
            <ul className={styles.links}>
              {related.map((other) => (
                <li key={other.uniqueId}>
                  <Link href={links.help(other.uniqueId)}>
                    <bdi>{other.title}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </CardBody>
        </Card>
      )}
      <Card as="section" labelledBy="help-more">
        <CardHead id="help-more" title={messages.more} />
        <CardBody>
          <div className={styles.links}>
            <Link href={links.helpSearch()}>{messages.search}</Link>
            <div>
              <LinkButton href={links.feedback(links.help(uniqueId))}>{messages.ask}</LinkButton>
            </div>
          </div>
        </CardBody>
      </Card>
    </div>
  );
}
