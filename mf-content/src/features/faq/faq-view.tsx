import { links } from '@bazaar/contracts';
import { ItemDrawing } from '@bazaar/drawing';
import { formatNumber } from '@bazaar/locale';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Button, LinkButton } from '@bazaar/ui/button';
import { Container, PageHead } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import { TextField } from '@bazaar/ui/input';
import { mdiMagnify } from '@mdi/js';
import { useMemo, useState } from 'react';
import { countQuestions, type FaqGroup, filterFaq, indexFaq, type TopQuestion } from './faq.rules.ts';
import { FaqCategories } from './faq-categories.tsx';
import { FaqGroups } from './faq-groups.tsx';
import { faqBreadcrumb } from './faq-head.ts';
import styles from './faq-view.module.css';
import { messages } from './messages.ts';
import { TopQuestions } from './top-questions.tsx';

interface FaqViewProps {
  groups: readonly FaqGroup[];
  top: readonly TopQuestion[];
}

/** The most read questions, then all of them by category, filtered as the visitor types. */
export function FaqView({ groups, top }: FaqViewProps) {
  const [typed, setTyped] = useState('');
  const index = useMemo(() => indexFaq(groups), [groups]);
  const isFiltered = typed.trim() !== '';
  const shown = useMemo(() => filterFaq(groups, index, typed), [groups, index, typed]);
  return (
    <Container>
      <Breadcrumb items={faqBreadcrumb()} />
      <PageHead title={messages.title} note={messages.lead} />
      {groups.length === 0 ? (
        <Nothing title={messages.empty} hint={messages.emptyHint} />
      ) : (
        <div className={styles.layout}>
          <FaqCategories groups={shown} />
          <div className={styles.main}>
            <SearchField typed={typed} onType={setTyped} />
            <p className="visually-hidden" role="status">
              {isFiltered && messages.found(formatNumber(countQuestions(shown)))}
            </p>
            {!isFiltered && <TopQuestions questions={top} />}
            {shown.length === 0 ? (
              <Nothing
                title={messages.notFound}
                hint={messages.notFoundHint}
                typed={typed}
                onClear={() => setTyped('')}
              />
            ) : (
              <FaqGroups groups={shown} />
            )}
          </div>
        </div>
      )}
    </Container>
  );
}

function SearchField({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  return (
    <TextField
      type="search"
      label={messages.search}
      labelHidden
      size="lg"
      icon={mdiMagnify}
      placeholder={messages.searchPlaceholder}
      autoComplete="off"
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}

interface NothingProps {
  title: string;
  hint: string;
  /** What was searched here, and may be found elsewhere. */
  typed?: string;
  onClear?: () => void;
}

function Nothing({ title, hint, typed, onClear }: NothingProps) {
  return (
    <EmptyState
      art={<ItemDrawing spec={{ family: 'doc', seed: 2, dimensionMm: null, code: null }} bare />}
      title={title}
      actions={
        <>
          {onClear && <Button onClick={onClear}>{messages.clear}</Button>}
          {typed !== undefined && (
            <LinkButton kind="text" href={links.helpSearch(typed.trim().slice(0, 60))}>
              {messages.elsewhere}
            </LinkButton>
          )}
          <LinkButton kind="text" href={links.feedback()}>
            {messages.ask}
          </LinkButton>
        </>
      }
    >
      {hint}
    </EmptyState>
  );
}
