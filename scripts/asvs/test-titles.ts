const TITLE = /(?:\b(?:it|test)(?:\.\w+)*\(|\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** Titles of the tests in a file of tests. */
export function testTitles(text: string): string[] {
  return [...text.matchAll(TITLE)].map(([, , title = '']) => title.replaceAll(/\\(['"`])/g, '$1'));
}
