import { Segmented } from '@bazaar/ui/segmented';
import { useEffect, useState } from 'react';
import { docsOf } from './docs/docs.ts';
import { type FrameTheme, frameAddress } from './frame-address.ts';
import styles from './gallery-page.module.css';
import { messages } from './messages.ts';
import { Preview } from './preview.tsx';
import { PropsTable } from './props-table.tsx';
import { GROUPS, SPECIMENS } from './specimens/index.ts';

type FrameWidth = '390' | '1440';

const THEMES = [
  { value: 'light', label: messages.light },
  { value: 'dark', label: messages.dark },
] as const;

const WIDTHS = [
  { value: '390', label: messages.phone },
  { value: '1440', label: messages.desktop },
] as const;

const PHONE_BELOW = 768;

/** Every component of the site with its states and its props. */
export function GalleryPage() {
  const part = useShownPart();
  const [theme, setTheme] = useState<FrameTheme>('light');
  const [width, setWidth] = useState<FrameWidth>(innerWidth < PHONE_BELOW ? '390' : '1440');
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <div className={styles.page}>
      <Parts current={part} />
      <main className={styles.main}>
        <header className={styles.head}>
          <h2 className={styles.part}>
            <bdi dir="ltr">{part}</bdi>
          </h2>
          <div className={styles.tools}>
            <Segmented label={messages.theme} options={THEMES} value={theme} onChange={setTheme} />
            <Segmented label={messages.width} options={WIDTHS} value={width} onChange={setWidth} />
          </div>
        </header>
        <Preview title={messages.preview} address={frameAddress({ part, theme })} width={width} />
        {loneStates(part).map(({ component, title, state }) => (
          <Preview
            key={state}
            title={messages.alone(component, title)}
            address={frameAddress({ part, theme, state })}
            width={width}
            fixedHeight
          />
        ))}
        {Object.keys(SPECIMENS[part] ?? {}).map((component) => (
          <PropsTable key={component} component={component} docs={docsOf(component)} />
        ))}
      </main>
    </div>
  );
}

function Parts({ current }: { current: string }) {
  return (
    <nav className={styles.parts} aria-label={messages.parts}>
      <h1 className={styles.title}>{messages.title}</h1>
      {GROUPS.map(({ title, specimens }) => (
        <section key={title}>
          <h2 className={styles.group}>{title}</h2>
          <ul>
            {Object.entries(specimens).map(([part, components]) => (
              <li key={part}>
                <a
                  className={styles.link}
                  href={`#${part}`}
                  aria-current={part === current ? 'page' : undefined}
                  dir="ltr"
                >
                  {Object.keys(components).join(', ')}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** The part that the address names after its hash. */
function useShownPart(): string {
  const read = () => decodeURIComponent(location.hash.slice(1));
  const [part, setPart] = useState(read);
  useEffect(() => {
    const follow = () => setPart(read());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  });
  return Object.hasOwn(SPECIMENS, part) ? part : (Object.keys(SPECIMENS)[0] ?? '');
}

function loneStates(part: string) {
  return Object.entries(SPECIMENS[part] ?? {}).flatMap(([component, states]) =>
    states.flatMap(({ title, alone }, index) =>
      alone ? [{ component, title, state: `${component}/${index}` }] : [],
    ),
  );
}
