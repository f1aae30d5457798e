import { links } from '@bazaar/contracts';
import type { CategoryType } from '@bazaar/contracts/product';
import { slugFa } from '@bazaar/locale';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { categoryTitles, type Vocabulary } from './vocabulary.ts';

interface Menu {
  readonly place: 'footer' | 'main';
  readonly code: string;
  readonly title: string;
  readonly links: readonly { readonly title: string; readonly href: string }[];
}

/** The footer's four lists, in the specification's order, with categories of the seed. */
const FOOTER = [
  { code: 'consulting', title: 'طراحی و مشاوره', categoryIds: [3010, 3030, 3050, 3060, 3080, 3120] },
  { code: 'goods', title: 'کالا، مواد اولیه و ابزار', categoryIds: [2010, 2020, 2030, 2040, 2050, 2090] },
  { code: 'standards', title: 'استانداردها و اسناد', categoryIds: [4010, 4020, 4030, 4040, 4050, 4090] },
  { code: 'manufacturing', title: 'ساخت و تولید', categoryIds: [1010, 1020, 1030, 1060, 1090, 1100] },
] as const;

/** Writes the menus of the footer and of the bar under the header. */
export async function seedMenus(db: Database, vocabulary: Vocabulary): Promise<void> {
  const titles = categoryTitles(vocabulary);
  const footer = FOOTER.map(({ code, title, categoryIds }) => ({
    place: 'footer' as const,
    code,
    title,
    links: categoryIds.map((id) => {
      const name = titles.get(id) ?? '';
      return { title: name, href: links.category(id, slugFa(name)) };
    }),
  }));
  const main = {
    place: 'main' as const,
    code: 'types',
    title: 'بخش‌های بازار',
    links: vocabulary.categoryTypes.map(({ code, title }) => ({
      title,
      href: links.categoryType(code as CategoryType),
    })),
  };
  for (const [ordinal, menu] of [...footer, main].entries()) {
    await insertMenu(db, menu, ordinal);
  }
}

async function insertMenu(db: Database, menu: Menu, ordinal: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into content.website_menu (place, code, title, ordinal)
    values (${menu.place}, ${menu.code}, ${menu.title}, ${ordinal}) returning id`.execute(db);
  for (const [position, link] of menu.links.entries()) {
    await sql`
      insert into content.website_menu_link (menu_id, ordinal, title, href)
      values (${rows[0]?.id}, ${position}, ${link.title}, ${link.href})`.execute(db);
  }
}
