import { getUnreadThreads } from '@bazaar/contracts/notification';
import {
  getSupplierProduct,
  listCategoryProperties,
  listSearchResults,
  listSuggestions,
  listSupplierProducts,
  type PropertyFacet,
} from '@bazaar/contracts/product';
import { listWalletTransactions } from '@bazaar/contracts/wallet';
import { getSelectOne, postTransfer } from '../../services/bench/bench.routes.ts';
import { drawCategories, drawProducts, FIRST_USER, USERS } from '../../services/bench/bench-data.sql.ts';
import { LONG_LINES } from '../../services/bench/long-statement.sql.ts';
import type { Database } from '../../services/kit/database/database.ts';
import { addressOf } from './address-of.ts';
import type { SerializedRequest } from './http-connection.ts';

const PAGE_SIZE = 24;
const DRAWN = 4_000;
const MAX_PREFIX_LENGTH = 10;
const HIGHEST_AMOUNT_RIAL = 50_000;

/** A measured endpoint, with the minimum fraction of SELECT 1's rate that it must reach. */
export interface HotEndpoint {
  readonly name: string;
  readonly floor: number;
  /** Limit in milliseconds for 97.5 % of the responses. */
  readonly slowestMs?: number;
  /** The same limit as a multiple of SELECT 1's. */
  readonly slowestTimes?: number;
  readonly calls: readonly SerializedRequest[];
}

export const SELECT_ONE: { readonly name: string; readonly calls: readonly SerializedRequest[] } = {
  name: 'SELECT 1',
  calls: [{ method: 'GET', address: addressOf(getSelectOne) }],
};

interface DrawFrom {
  readonly db: Database;
  readonly origin: string;
  /** Access tokens of the bench's users. */
  readonly tokens: readonly string[];
  /** That of the user whose statement is long. */
  readonly longToken: string;
}

/** The hot endpoints with requests drawn from the database's content. */
export async function drawHotRequests({ db, origin, tokens, longToken }: DrawFrom): Promise<HotEndpoint[]> {
  const products = await drawProducts(db, DRAWN);
  const categories = await drawCategories(db, PAGE_SIZE);
  return [
    {
      name: 'by id',
      floor: 0.35,
      calls: products.map(({ id }) => get(addressOf(getSupplierProduct, { params: { id } }))),
    },
    { name: 'list of 24', floor: 0.18, calls: listRequests(categories) },
    { name: 'property filter', floor: 0.22, calls: await filterRequests(origin, categories) },
    { name: 'search', floor: 0.2, slowestTimes: 4, calls: searchRequests(products) },
    { name: 'suggestion', floor: 0.65, slowestMs: 10, calls: suggestionRequests(products) },
    {
      name: 'unread threads',
      floor: 0.15,
      calls: tokens.map((token) => ({ ...get(addressOf(getUnreadThreads)), token })),
    },
    { name: 'statement of 1 million', floor: 0.15, slowestMs: 15, calls: statementRequests(longToken) },
    { name: 'ledger transfer', floor: 0.1, calls: transferRequests(tokens) },
  ];
}

const get = (address: string): SerializedRequest => ({ method: 'GET', address });
const listAddress = (query: object) => addressOf(listSupplierProducts, { query });

/** The first three pages of each category, in every order that a list offers. */
function listRequests(categories: readonly number[]): SerializedRequest[] {
  return categories.flatMap((categoryId) =>
    ['relevance', 'price', 'newest'].flatMap((field) =>
      [1, 2, 3].map((pageNumber) =>
        get(
          listAddress({
            filter: { categoryId },
            sort: { field },
            paging: { pageNumber, pageSize: PAGE_SIZE },
          }),
        ),
      ),
    ),
  );
}

/** Each property of each category: its choices, and parts of its range. */
async function filterRequests(origin: string, categories: readonly number[]): Promise<SerializedRequest[]> {
  const calls: SerializedRequest[] = [];
  for (const categoryId of categories) {
    const reply = await fetch(origin + addressOf(listCategoryProperties, { params: { id: categoryId } }));
    const facets = listCategoryProperties.response.parse(await reply.json());
    const choices = facets.flatMap((facet) =>
      choicesOf(facet).map((choice) => ({ propertyId: facet.id, ...choice })),
    );
    calls.push(
      ...choices.map((choice) =>
        get(listAddress({ filter: { categoryId, properties: [choice] }, paging: { pageSize: PAGE_SIZE } })),
      ),
    );
  }
  return calls;
}

/** The choices that a visitor has for a property, in base units; only those with results. */
function choicesOf({ values, histogram, units }: PropertyFacet): object[] {
  const baseUnit = units.find(({ factorToBase, offsetToBase }) => factorToBase === 1 && offsetToBase === 0);
  const unit = baseUnit === undefined ? {} : { measurementUnitId: baseUnit.id };
  const isReadable = units.length === 0 || baseUnit !== undefined;
  const ranges = isReadable ? histogram.filter(({ count }) => count > 0) : [];
  return [
    ...values.filter(({ count }) => count > 0).map(({ id }) => ({ values: [id] })),
    ...ranges.map(({ from, to }) => ({ value: from, maxValue: to, ...unit })),
  ];
}

/** Prefixes of the words of titles, two to ten letters, as a visitor types them. */
function suggestionRequests(products: readonly { readonly title: string }[]): SerializedRequest[] {
  return products.flatMap(({ title }, index) => {
    const words = title.split(' ');
    const start = words.slice(index % words.length).join(' ');
    const length = 2 + (index % (MAX_PREFIX_LENGTH - 1));
    const term = start.slice(0, length).trim();
    return term.length < 2 ? [] : [get(addressOf(listSuggestions, { query: { term } }))];
  });
}

const SEARCHES = 400;
const MAX_SEARCH_WORDS = 5;

/** What visitors search: goods by name, with a size, and in part; the same ones again and again. */
function searchRequests(products: readonly { readonly title: string }[]): SerializedRequest[] {
  const terms = products.slice(0, SEARCHES).map(({ title }, index) =>
    title
      .split(' ')
      .slice(0, 1 + (index % MAX_SEARCH_WORDS))
      .join(' '),
  );
  return terms.map((term) => get(addressOf(listSearchResults, { query: { term, baseProducts: true } })));
}

const STATEMENT_PAGE = 20;
const STATEMENT_REQUESTS = 600;

/** The newest pages of a long statement, which are read most, and pages anywhere in it. */
function statementRequests(token: string): SerializedRequest[] {
  const pages = LONG_LINES / STATEMENT_PAGE;
  return Array.from({ length: STATEMENT_REQUESTS }, (_, index) => {
    const pageNumber = index % 2 === 0 ? 1 + (index % 10) : 1 + ((index * 7_919) % pages);
    const paging = { pageNumber, pageSize: STATEMENT_PAGE };
    return { ...get(addressOf(listWalletTransactions, { query: { paging } })), token };
  });
}

function transferRequests(tokens: readonly string[]): SerializedRequest[] {
  return tokens.map((token, index) => ({
    method: 'POST',
    address: addressOf(postTransfer),
    token,
    freshKey: true,
    body: JSON.stringify({
      toUserId: FIRST_USER + ((index * 7 + 1) % USERS),
      amountRial: 1 + ((index * 997) % HIGHEST_AMOUNT_RIAL),
    }),
  }));
}
