import * as paths from '@bazaar/contracts/paths';
import { matchPath } from 'react-router';

/** Pages on which goods are chosen: there the bar is open where the screen is wide enough. */
const LISTS = [
  paths.category,
  paths.categoryProperties,
  paths.productsOfType,
  paths.productsOfCategory,
  paths.productsOfCategoryAndSupplier,
  paths.search,
  paths.supplierProducts,
];

/** Where the compare bar is: the comparison itself needs none. */
export function comparePlace(pathname: string): 'list' | 'elsewhere' | 'comparison' {
  if (matchPath(paths.comparison, pathname) !== null) {
    return 'comparison';
  }
  return LISTS.some((pattern) => matchPath(pattern, pathname) !== null) ? 'list' : 'elsewhere';
}
