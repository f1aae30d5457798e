import { links } from '@bazaar/contracts';
import type { HelpRef, HelpResults, HelpTopic } from '@bazaar/contracts/content';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Button } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Container, PageHead } from '@bazaar/ui/container';
import { TextField } from '@bazaar/ui/input';
import { Link } from '@bazaar/ui/link';
import { mdiMagnify } from '@mdi/js';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { helpBreadcrumb } from './help-head.ts';
import { HelpResultList } from './help-result-list.tsx';
import styles from './help-search-view.module.css';
import { messages, topicTitles } from './messages.ts';

type ListedHelp = HelpRef & { readonly topic: HelpTopic };

interface HelpSearchViewProps {
  term: string;
  /** All help texts, while nothing is searched. */
  items: readonly ListedHelp[];
  results: HelpResults | null;
}

/** The search field, and below it what was found, or all help texts by topic. */
export function HelpSearchView({ term, items, results }: HelpSearchViewProps) {
  return (
    <Container>
      <Breadcrumb items={helpBreadcrumb()} />
      <PageHead title={messages.title} note={messages.lead} />
      <div className={styles.page}>
        <SearchForm term={term} />
        {results === null ? <Topics items={items} /> : <HelpResultList term={term} results={results} />}
      </div>
    </Container>
  );
}

/** A form of the page itself: it works before and without scripts. */
function SearchForm({ term }: { term: string }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    void navigate(links.helpSearch(String(words ?? '').trim() || undefined));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers without the element search would show no landmark
    <form role="search" action={links.helpSearch()} className={styles.search} onSubmit={submit}>
      <TextField
        key={term}
        name="q"
        type="search"
        size="lg"
        icon={mdiMagnify}
        label={messages.search}
        labelHidden
        placeholder={messages.placeholder}
        maxLength={60}
        autoComplete="off"
        defaultValue={term}
      />
      <Button type="submit" size="lg">
        {messages.submit}
      </Button>
    </form>
  );
}

function Topics({ items }: { items: readonly ListedHelp[] }) {
  const topics = [...new Set(items.map(({ topic }) => topic))];
  return (
    <div className={styles.topics}>
      {topics.map((topic) => (
        <Card key={topic} as="section" labelledBy={`help-${topic}`}>
          <CardHead id={`help-${topic}`} title={topicTitles[topic]} />
          <CardBody>
            <ul className={styles.links}>
              {items
                .filter((item) => item.topic === topic)
                .map(({ uniqueId, title }) => (
                  <li key={uniqueId}>
                    <Link href={links.help(uniqueId)}>
                      <bdi>{title}</bdi>
                    </Link>
                  </li>
                ))}
            </ul>
          </CardBody>
        </Card>
      ))}
      <Card as="section" labelledBy="help-elsewhere">
        <CardHead id="help-elsewhere" title={messages.elsewhere} />
        <CardBody>
          <ul className={styles.links}>
            <li>
              <Link href={links.howItWorks()}>{messages.howItWorks}</Link>
            </li>
            <li>
              <Link href={links.faq()}>{messages.allQuestions}</Link>
            </li>
            <li>
              <Link href={links.feedback()}>{messages.ask}</Link>
            </li>
          </ul>
        </CardBody>
      </Card>
    </div>
  );
}
