import { links } from '@bazaar/contracts';
import { Disclosure, DisclosureGroup } from '@bazaar/ui/disclosure';
import { useEffect, useState } from 'react';
import { RichText } from '../../common/reading/rich-text.tsx';
import { Usefulness } from '../../common/usefulness/usefulness.widget.tsx';
import { categoryAnchor, type FaqGroup, questionAnchor } from './faq.rules.ts';
import styles from './faq-groups.module.css';

/** The questions by category, each opened by its own address. */
export function FaqGroups({ groups }: { groups: readonly FaqGroup[] }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return groups.map(({ category, questions }) => (
    <section
      key={category.id}
      className={styles.group}
      data-hydrated={isHydrated}
      aria-labelledby={categoryAnchor(category.id)}
    >
      <h2 id={categoryAnchor(category.id)} className={styles.title}>
        <bdi>{category.title}</bdi>
      </h2>
      <DisclosureGroup>
        {questions.map(({ id, question, answer, useful }) => (
          <Disclosure key={id} id={questionAnchor(id)} title={<bdi>{question}</bdi>}>
            <div className={styles.answer}>
              <RichText nodes={answer} />
            </div>
            <Usefulness
              objectType="FaqQuestion"
              objectId={id}
              useful={useful}
              pagePath={`${links.faq()}#${questionAnchor(id)}`}
            />
          </Disclosure>
        ))}
      </DisclosureGroup>
    </section>
  ));
}
