import { DrawingDefs } from '@bazaar/drawing';
import { messages } from './messages.ts';
import styles from './specimen-list.module.css';
import { SPECIMENS } from './specimens/index.ts';
import type { SpecimenState } from './specimens/specimen.tsx';

/** Every component of one import, or of all, in all states that can stand beside each other. */
export function SpecimenList({ part }: { part: string }) {
  const shown = part === 'all' ? Object.values(SPECIMENS) : [SPECIMENS[part] ?? {}];
  return (
    <main className={styles.list} aria-label={messages.preview}>
      <DrawingDefs />
      {shown
        .flatMap((specimens) => Object.entries(specimens))
        .map(([component, states]) => (
          <section key={component} className={styles.component} data-component={component}>
            <h2 className={styles.name}>
              <bdi dir="ltr">{component}</bdi>
            </h2>
            <States states={states.filter(({ alone }) => !alone)} />
          </section>
        ))}
    </main>
  );
}

function States({ states }: { states: readonly SpecimenState[] }) {
  return states.length === 0 ? (
    <p className={styles.elsewhere}>{messages.aloneBelow}</p>
  ) : (
    <div className={styles.states}>
      {states.map((state) => (
        <State key={state.title} {...state} />
      ))}
    </div>
  );
}

function State({ title, node, force, wide }: SpecimenState) {
  return (
    <figure className={styles.state} data-wide={wide}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <div className={styles.stage} data-force={force}>
        {node}
      </div>
    </figure>
  );
}

/** One state that needs the page for itself: `Dialog/0`. */
export function LoneSpecimen({ part, state }: { part: string; state: string }) {
  const [component = '', index = ''] = state.split('/');
  return (
    <main className={styles.lone} aria-label={component} data-component={component}>
      <DrawingDefs />
      {SPECIMENS[part]?.[component]?.[Number(index)]?.node}
    </main>
  );
}
