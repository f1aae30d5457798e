import { randomInt } from 'node:crypto';
import { type Endpoint, links } from '@bazaar/contracts';
import { addFavorite, listFavorites } from '@bazaar/contracts/content';
import { getUnreadThreads } from '@bazaar/contracts/notification';
import {
  listSuggestions,
  listSupplierProducts,
  type SupplierProductSummary,
} from '@bazaar/contracts/product';
import { CLIENT_ID, CLIENT_ID_HEADER } from '@bazaar/contracts/setting';
import { listTradeRequests } from '@bazaar/contracts/trade';
import type { ScenarioClient } from '../../services/scenario/scenario-client.ts';
import { addressOf } from '../bench-services/address-of.ts';
import type { VisitorRequest } from './drive.ts';
import { type Kind, kindAt } from './mix.rules.ts';

/** As many goods as the bench of documents renders in turn. */
const GOODS = 150;
const PAGE_SIZE = 50;
/** Signed-in people; each stands for many, so that limits of one user are switched off. */
const PEOPLE = 8;
/** Networks of 10.0.0.0/8 from which visitors come. */
const NETWORKS = 5_000;
/** Two of three searches are letters in the box, the third one is the page of results. */
const LETTERS_SHARE = 2 / 3;
const MIN_LETTERS = 2;
const MAX_LETTERS = 10;

/** People of the demo who are signed in, with what each was told is stored. */
interface Person {
  readonly token: string;
  readonly favorites: Set<number>;
}

export interface Visitors {
  next(): VisitorRequest;
  /** How many acknowledged writes there are, and how many of them the services do not have. */
  countLost(): Promise<{ acknowledged: number; lost: number }>;
}

/** Signs people in, and finds pages and words that visitors ask for. */
export async function findVisitors(client: ScenarioClient): Promise<Visitors> {
  const goods = await findGoods(client);
  const people: Person[] = [];
  for (let number = 0; number < PEOPLE; number += 1) {
    const mobile = `+98999${String(randomInt(10_000_000)).padStart(7, '0')}`;
    people.push({ token: await client.signIn(mobile), favorites: new Set() });
  }
  const pages = goods.map(pagesOf);
  const make: Readonly<Record<Kind, () => VisitorRequest>> = {
    reading: () => document('reading', one(one(pages))),
    searching: () => search(one(goods).title),
    signedIn: () => read(one(people).token, one(SIGNED_IN)),
    writing: () => addTo(one(people), one(goods).id),
  };
  return {
    next: () => make[kindAt(Math.random())](),
    countLost: () => countLost(client, people),
  };
}

function one<T>(values: readonly T[]): T {
  return values[randomInt(values.length)] as T;
}

async function findGoods({ call }: ScenarioClient): Promise<SupplierProductSummary[]> {
  const goods: SupplierProductSummary[] = [];
  for (let pageNumber = 1; goods.length < GOODS; pageNumber += 1) {
    const paging = { pageNumber, pageSize: PAGE_SIZE };
    const { items } = await call(listSupplierProducts, { query: { paging } });
    if (items.length === 0) {
      break;
    }
    goods.push(...items);
  }
  return goods;
}

/** A good's page twice, because it is what most visitors read, and those that lead to it. */
function pagesOf({ id, slug, supplier, category }: SupplierProductSummary): string[] {
  return [
    links.product(id, slug),
    links.product(id, slug),
    links.category(category.id, category.slug),
    links.supplier(supplier.id, supplier.slug),
  ];
}

/** Headers of a visitor from somewhere, as the proxy before the shell sends them. */
function visitorHeaders(): Record<string, string> {
  const network = randomInt(NETWORKS);
  return {
    'accept-encoding': 'br',
    'x-forwarded-for': `10.${network >> 8}.${network & 0xff}.${1 + randomInt(250)}`,
  };
}

function document(kind: Kind, path: string): VisitorRequest {
  return {
    kind,
    method: 'GET',
    path: encodeURI(path),
    headers: { ...visitorHeaders(), accept: 'text/html' },
  };
}

function search(title: string): VisitorRequest {
  if (Math.random() < LETTERS_SHARE) {
    const term = title.slice(0, MIN_LETTERS + randomInt(MAX_LETTERS - MIN_LETTERS)).trim();
    return apiRead('searching', listSuggestions, { term });
  }
  return document('searching', decodeURI(links.search(title.split(' ').slice(0, 2).join(' '))));
}

const SIGNED_IN: readonly Endpoint[] = [getUnreadThreads, listTradeRequests, listFavorites];

function read(token: string, endpoint: Endpoint): VisitorRequest {
  const { headers, ...request } = apiRead('signedIn', endpoint);
  return { ...request, headers: { ...headers, authorization: `Bearer ${token}` } };
}

function apiRead(kind: Kind, endpoint: Endpoint, query: object = {}): VisitorRequest {
  const headers = { ...visitorHeaders(), [CLIENT_ID_HEADER]: CLIENT_ID };
  return { kind, method: 'GET', path: `/api${addressOf(endpoint, { query })}`, headers };
}

function addTo({ token, favorites }: Person, objectId: number): VisitorRequest {
  return {
    kind: 'writing',
    method: 'POST',
    path: `/api${addressOf(addFavorite)}`,
    headers: {
      ...visitorHeaders(),
      [CLIENT_ID_HEADER]: CLIENT_ID,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ objectType: 'SupplierProduct', objectId }),
    acknowledged: () => void favorites.add(objectId),
  };
}

async function countLost({ call }: ScenarioClient, people: readonly Person[]) {
  let lost = 0;
  for (const { token, favorites } of people) {
    const stored = new Set<number>();
    for (let pageNumber = 1, total = 1; stored.size < total; pageNumber += 1) {
      const paging = { pageNumber, pageSize: PAGE_SIZE };
      const { items, totalCount } = await call(listFavorites, { token, query: { paging } });
      total = items.length === 0 ? 0 : totalCount;
      for (const { objectId } of items) {
        stored.add(objectId);
      }
    }
    lost += [...favorites].filter((id) => !stored.has(id)).length;
  }
  return { acknowledged: people.reduce((sum, { favorites }) => sum + favorites.size, 0), lost };
}
