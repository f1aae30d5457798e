import { HomeAssembly } from '@bazaar/drawing/assembly';
import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { Container } from '@bazaar/ui/container';
import { Link } from '@bazaar/ui/link';
import { useQuery } from '@tanstack/react-query';
import { SearchBox } from '../../layout/search/search-box.tsx';
import { assemblyParts } from './assembly.rules.ts';
import { Figures } from './figures.tsx';
import styles from './hero.module.css';
import { homeQueries } from './home.queries.ts';
import { exampleSearches, messages } from './messages.ts';
import { Phrases } from './phrases.tsx';

/** The first view of the home page: what the site is for, the search, live figures and the assembly drawing. */
export function Hero() {
  const { config } = useHost();
  const { title, phrases } = config.home.banner;
  return (
    <section className={styles.hero} aria-labelledby="home-title">
      <Container className={styles.columns}>
        <div className={styles.words}>
          <h1 id="home-title" className={styles.title}>
            {title}
          </h1>
          <Phrases phrases={phrases} />
          <div data-hero-search>
            <SearchBox variant="hero" />
          </div>
          <Examples />
          <Figures />
        </div>
        <div className={styles.drawing}>
          <Assembly />
        </div>
      </Container>
    </section>
  );
}

function Examples() {
  const { links } = useHost();
  return (
    <p className={styles.examples}>
      <span>{messages.tryThese}</span>
      {exampleSearches.map((term) => (
        <Link key={term} href={links.search(term)}>
          <bdi>{term}</bdi>
        </Link>
      ))}
    </p>
  );
}

/** The drawing's parts link to their categories; where a category is unknown, to a search for the part. */
function Assembly() {
  const { api, links } = useHost();
  const { data } = useQuery(homeQueries(api).assembly());
  const parts = assemblyParts.map(({ part, label }) => {
    const category = data?.find((other) => other.part === part);
    return category
      ? {
          part,
          label,
          href: links.category(category.id, category.slug),
          count: formatNumber(category.itemsCount),
        }
      : { part, label, href: links.search(label) };
  });
  return <HomeAssembly links={parts} />;
}
