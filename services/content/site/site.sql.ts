import type { WebsiteMenu } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

/** Menus of one place with their links, in the operator's order. */
export async function findMenus(db: Database, place: 'footer' | 'main'): Promise<WebsiteMenu[]> {
  const { rows } = await sql<WebsiteMenu>`
    select menu.code, menu.title,
      coalesce(
        jsonb_agg(jsonb_build_object('title', link.title, 'href', link.href) order by link.ordinal)
          filter (where link.menu_id is not null), '[]') as links
    from content.website_menu as menu
    left join content.website_menu_link as link on link.menu_id = menu.id
    where menu.place = ${place}
    group by menu.id
    order by menu.ordinal, menu.id`.execute(db);
  return rows;
}
