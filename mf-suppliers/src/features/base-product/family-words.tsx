import type { BaseProduct } from '@bazaar/contracts/product';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import styles from './family-words.module.css';
import { messages } from './messages.ts';

/** What the base product is, where it is used, by what it is chosen, and which documents come with it. */
export function FamilyWords({ product }: { product: BaseProduct }) {
  const { description, applications, chooseBy, documents } = product;
  return (
    <>
      {description !== '' && (
        <Card as="section" labelledBy="family-about">
          <CardHead id="family-about" title={messages.about} />
          <CardBody>
            <p className={styles.description}>
              <IsolatedRuns text={description} />
            </p>
          </CardBody>
        </Card>
      )}
      <WordList id="family-applications" title={messages.applications} words={applications} />
      <WordList id="family-choose-by" title={messages.chooseBy} words={chooseBy} />
      <WordList id="family-documents" title={messages.documents} words={documents} />
    </>
  );
}

function WordList({ id, title, words }: { id: string; title: string; words: readonly string[] }) {
  return words.length === 0 ? null : (
    <Card as="section" labelledBy={id}>
      <CardHead id={id} title={title} />
      <ul className={styles.list} aria-labelledby={id}>
        {words.map((word) => (
          <li key={word}>
            <IsolatedRuns text={word} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
