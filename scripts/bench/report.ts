import { MAXIMUM_TRADE_LINES } from '@bazaar/contracts/trade';
import { INTERACTION_LIMIT_MS } from './measure-interactions.ts';
import { LOADED_PAGES, type LoadedPage } from './sample-pages.ts';
import type { LoadSummary, Summary } from './summary.ts';
import {
  judge,
  MAX_PROFILE_SCRIPTS,
  MAX_PROFILE_SHIFT,
  MAX_WALLET_SCRIPTS,
  PROFILE_WAY_LIMIT_MS,
  ratio,
  TYPING_LIMIT_MS,
  WALLET_ACTION_LIMIT_MS,
} from './verdicts.ts';

const NONE = '–';
const kB = (bytes: number | null) => (bytes === null ? NONE : (bytes / 1000).toFixed(1));
const ms = (value: number | null) => (value === null ? NONE : String(Math.round(value)));
const count = (value: number | null) => (value === null ? NONE : String(value));
const times = (value: number) => (Number.isFinite(value) ? value.toFixed(2) : NONE);

/** The tables of a run, in Markdown. */
export function toMarkdown(summary: Summary): string {
  const missed = judge(summary).filter(({ holds }) => !holds);
  return [
    intro(summary),
    '',
    ...pageTable(summary),
    '',
    ...rivalTable(summary),
    '',
    ...serverTable(summary),
    '',
    ...navigationTable(summary),
    '',
    ...interactionTable(summary),
    '',
    ...profileTable(summary),
    '',
    ...profileWaysTable(summary),
    '',
    missed.length === 0
      ? 'Every budget and every goal holds.'
      : `Missed: ${missed.map(({ name, isGate }) => (isGate ? `**${name}**` : name)).join('; ')}.`,
  ].join('\n');
}

function intro({ runs }: Summary): string {
  return (
    '`npm run bench`: Chromium, production build, brotli, HTTP/2, 150 ms round trip, 1.6 Mbit/s, processor slowed four ' +
    `times, 390 px, medians of ${runs}, all in one run in turns. Read the times as ratios. JS, CSS and requests are those ` +
    'before the page answers; the floor is the same document without any script.'
  );
}

function pageTable({ pages }: Summary): string[] {
  return [
    '| first view | LCP ms | floor ms | × the floor (≤ 1.10) | answers ms | JS kB | CSS kB | requests | chain | shift |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...LOADED_PAGES.map((page) => pageRow(page, pages[page])),
  ];
}

function pageRow(page: LoadedPage, { site, floor }: Summary['pages'][LoadedPage]): string {
  return row(
    page,
    ms(site.largestPaintMs),
    ms(floor.largestPaintMs),
    times(ratio(site.largestPaintMs, floor.largestPaintMs)),
    ...weights(site),
  );
}

function weights({ hydratedMs, scriptBytes, styleBytes, requests, chainDepth, layoutShift }: LoadSummary) {
  return [
    ms(hydratedMs),
    kB(scriptBytes),
    kB(styleBytes),
    count(requests),
    count(chainDepth),
    layoutShift?.toFixed(3) ?? NONE,
  ];
}

const RIVALS = {
  site: 'the site',
  clientOnly: 'rendered in the browser alone',
  plain: 'the same pages as one plain application',
  floor: 'the bare document without scripts (floor)',
} as const;

function rivalTable({ pages: { product }, rivals }: Summary): string[] {
  const sides = { ...product, ...rivals };
  const rows = Object.entries(RIVALS).map(([key, name]) => {
    const side = sides[key as keyof typeof RIVALS];
    return row(name, ms(side.largestPaintMs), ...weights(side));
  });
  const { site } = product;
  const { plain } = rivals;
  return [
    '| product page | LCP ms | answers ms | JS kB | CSS kB | requests | chain | shift |',
    '| --- | --: | --: | --: | --: | --: | --: | --: |',
    ...rows,
    '',
    `The federation costs ${times(ratio(site.scriptBytes, plain.scriptBytes))} × the JS of the plain application; the ` +
      `largest paint comes at ${times(ratio(site.largestPaintMs, plain.largestPaintMs))} × its.`,
  ];
}

function serverTable({ documentBytes, throughput: { rendered, cached, constant } }: Summary): string[] {
  const line = (name: string, rate: number) => row(name, ms(rate), times(ratio(rate, constant)));
  return [
    `| shell's server, documents a second (${kB(documentBytes)} kB each) | | × a constant page |`,
    '| --- | --: | --: |',
    line('a constant page through the same server', constant),
    line('a cached document, the same bytes for each visitor', cached),
    line('rendered anew for each request', rendered),
  ];
}

function navigationTable({ navigations, navigationTimes }: Summary): string[] {
  return [
    `| from a click to the next page's heading on the screen, not slowed, medians of ${navigationTimes} | at once ms | after a hover ms | goal |`,
    '| --- | --: | --: | --: |',
    ...navigations.map(({ name, directMs, intendedMs, limitMs }) =>
      row(name, ms(directMs), ms(intendedMs), `< ${limitMs}`),
    ),
  ];
}

function interactionTable({ interactions, runs }: Summary): string[] {
  return [
    `| slowest answer to an interaction, processor slowed four times, 1440 px, medians of ${runs} | ms | goal |`,
    '| --- | --: | --: |',
    ...interactions.map((interaction) =>
      row(interaction.name, ms(interaction.ms), `< ${INTERACTION_LIMIT_MS}`),
    ),
  ];
}

function profileTable({ profile }: Summary): string[] {
  return [
    `| pages of a signed-in buyer, slowed as above: rendered in the browser | frame ms | answers ms | JS kB (≤ ${MAX_PROFILE_SCRIPTS}, wallet ≤ ${MAX_WALLET_SCRIPTS}) | CSS kB | requests | chain | shift (≤ ${MAX_PROFILE_SHIFT}) |`,
    '| --- | --: | --: | --: | --: | --: | --: | --: |',
    ...Object.entries(profile.pages).map(([page, summary]) =>
      row(page, ms(summary.largestPaintMs), ...weights(summary)),
    ),
  ];
}

function profileWaysTable({ profile, runs }: Summary): string[] {
  return [
    `| within the profile, medians of ${runs} | first ms | again, with data ms | goal |`,
    '| --- | --: | --: | --: |',
    ...profile.ways.map(({ to, firstMs, againMs }) =>
      row(`dashboard → ${to}`, ms(firstMs), ms(againMs), `≤ ${PROFILE_WAY_LIMIT_MS}`),
    ),
    row(
      `a key in the form of a request with ${MAXIMUM_TRADE_LINES} lines, processor slowed four times`,
      NONE,
      ms(profile.typingMs),
      `≤ ${TYPING_LIMIT_MS}`,
    ),
    ...profile.walletActions.map((action) =>
      row(`${action.name}, processor slowed four times`, NONE, ms(action.ms), `≤ ${WALLET_ACTION_LIMIT_MS}`),
    ),
  ];
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
