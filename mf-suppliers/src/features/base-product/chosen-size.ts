/** What the page shows of a chosen size, in one chunk: offers, comparison and prices over time. */
export { OffersPanel } from './offers-panel.widget.tsx';
export { PriceHistoryCard } from './price-history.widget.tsx';
