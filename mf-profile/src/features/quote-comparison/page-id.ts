import type { QuoteColumn } from './quote-column.rules.ts';

/** The id of the page of a column, to which the ranking leads. */
export const pageIdOf = ({ request }: QuoteColumn) => `quote-${request.id}`;
