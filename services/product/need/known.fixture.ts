import { data, knowledge } from '../understanding/knowledge.fixture.ts';
import { compileKnown } from './known.rules.ts';

/** The small catalogue as needs are compared with it. */
export const known = compileKnown(
  knowledge,
  data.families.map(({ id, title, synonyms, standards, table }) => ({
    ...{ id, title, standards, saleUnit: 'عدد', names: [title, ...synonyms], texts: [title] },
    columns: table.columns.map(({ title: column, symbol }, at) => ({
      propertyId: at + 1,
      title: column,
      symbol,
    })),
  })),
);
