import { links, profileLinks } from '@bazaar/contracts';
import { Drawing } from '@bazaar/drawing';
import { formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { EmptyState } from '@bazaar/ui/empty-state';
import { messages } from './messages.ts';
import styles from './requests-empty.module.css';
import { isFiltered, type RequestsView, requestsAddress, requestsHref } from './trade-requests.address.ts';

const words = messages.empty;

interface RequestsEmptyProps {
  view: RequestsView;
  /** True when there is no request at all, in whatever state. */
  isFirst: boolean;
}

/** Shown instead of the list: there is no request yet, nothing was found, or nothing is in this state. */
export function RequestsEmpty({ view, isFirst }: RequestsEmptyProps) {
  if (isFirst) {
    return <FirstRequest />;
  }
  if (isFiltered(view)) {
    return (
      <EmptyState
        title={words.filtered}
        actions={
          <LinkButton kind="primary" href={requestsHref({ ...requestsAddress.defaults, group: view.group })}>
            {messages.filter.clear}
          </LinkButton>
        }
      >
        {words.filteredText}
      </EmptyState>
    );
  }
  return <EmptyGroup />;
}

function EmptyGroup() {
  return (
    <EmptyState
      title={words.group}
      actions={<LinkButton href={profileLinks.tradeRequests()}>{words.showAll}</LinkButton>}
    >
      {words.groupText}
    </EmptyState>
  );
}

function FirstRequest() {
  return (
    <div className={styles.first}>
      <EmptyState
        art={<Drawing family="pump" seed="requests" bare />}
        title={words.title}
        actions={
          <>
            <LinkButton kind="primary" href={links.productsOfType('Product')}>
              {words.toSearch}
            </LinkButton>
            <LinkButton href={links.needFinder()}>{words.toNeed}</LinkButton>
          </>
        }
      >
        {words.text}
      </EmptyState>
      <Card as="section" labelledBy="how-requests-work">
        <CardHead id="how-requests-work" title={messages.howTitle} />
        <CardBody>
          <ol className={styles.steps}>
            {messages.how.map(({ title, text }, index) => (
              <li key={title} className={styles.step}>
                <span className={styles.number} aria-hidden="true">
                  {formatNumber(index + 1)}
                </span>
                <div>
                  <h3 className={styles.title}>{title}</h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </CardBody>
      </Card>
    </div>
  );
}
