import { type GivenPart, givenZip } from './zip.fixture.ts';

/** A cell as a user fills it; a formula with the value that Excel has stored beside it. */
export type GivenCell = string | number | null | { formula: string; value?: string | number };

/** A sheet of a workbook that is written for a test. */
export interface GivenSheet {
  name?: string;
  /** Null is a row that the file leaves out. */
  rows: readonly (readonly GivenCell[] | null)[];
  /** Ranges such as `B3:B5`. */
  merges?: readonly string[];
  isHidden?: boolean;
}

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** The parts of a workbook as Excel arranges them, with a table of shared texts. */
export function givenWorkbookParts(sheets: readonly GivenSheet[]): GivenPart[] {
  const texts = new Map<string, number>();
  const bodies = sheets.map((sheet) => sheetXml(sheet, texts));
  const files = sheets.map((_, index) => `worksheets/sheet${index + 1}.xml`);
  return [
    part('[Content_Types].xml', contentTypes(files)),
    part('_rels/.rels', relations([`${RELATIONS}/officeDocument`], ['xl/workbook.xml'])),
    part('xl/workbook.xml', workbookXml(sheets)),
    part(
      'xl/_rels/workbook.xml.rels',
      relations(
        [...files.map(() => `${RELATIONS}/worksheet`), `${RELATIONS}/sharedStrings`],
        [...files, 'sharedStrings.xml'],
      ),
    ),
    ...bodies.map((body, index) => part(`xl/worksheets/sheet${index + 1}.xml`, body)),
    part(
      'xl/sharedStrings.xml',
      `<sst xmlns="${SPREADSHEET}">${[...texts.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ),
  ];
}

/** A workbook of these sheets, with further parts. */
export function givenWorkbook(sheets: readonly GivenSheet[], further: readonly GivenPart[] = []) {
  return givenZip([...givenWorkbookParts(sheets), ...further]);
}

/** A file of a workbook. */
export function givenWorkbookFile(sheets: readonly GivenSheet[], name = 'niaz.xlsx'): File {
  return new File([givenWorkbook(sheets)], name);
}

function part(name: string, xml: string): GivenPart {
  return { name, content: DECLARATION + xml };
}

function contentTypes(files: readonly string[]): string {
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const overrides = [
    ['xl/workbook.xml', 'sheet.main'],
    ['xl/sharedStrings.xml', 'sharedStrings'],
    ...files.map((file) => [`xl/${file}`, 'worksheet']),
  ].map(([name, kind]) => `<Override PartName="/${name}" ContentType="${main}.${kind}+xml"/>`);
  const relationType = 'application/vnd.openxmlformats-package.relationships+xml';
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${relationType}"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`;
}

function relations(types: readonly string[], targets: readonly string[]): string {
  const list = types.map(
    (type, index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${targets[index]}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
}

function workbookXml(sheets: readonly GivenSheet[]): string {
  const list = sheets.map(({ name, isHidden }, index) => {
    const state = isHidden ? ' state="hidden"' : '';
    return `<sheet name="${escaped(name ?? `Sheet${index + 1}`)}" sheetId="${index + 1}"${state} r:id="rId${index + 1}"/>`;
  });
  return `<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets>${list.join('')}</sheets></workbook>`;
}

function sheetXml({ rows, merges = [] }: GivenSheet, texts: Map<string, number>): string {
  const body = rows
    .map((cells, index) =>
      cells === null
        ? ''
        : `<row r="${index + 1}">${cells.map((cell, column) => cellXml(cell, `${letter(column)}${index + 1}`, texts)).join('')}</row>`,
    )
    .join('');
  const merged = merges.map((range) => `<mergeCell ref="${range}"/>`).join('');
  const mergeCells = merged === '' ? '' : `<mergeCells count="${merges.length}">${merged}</mergeCells>`;
  return `<worksheet xmlns="${SPREADSHEET}"><sheetData>${body}</sheetData>${mergeCells}</worksheet>`;
}

function cellXml(cell: GivenCell, place: string, texts: Map<string, number>): string {
  if (cell === null) {
    return '';
  }
  if (typeof cell === 'number') {
    return `<c r="${place}"><v>${cell}</v></c>`;
  }
  if (typeof cell === 'string') {
    const known = texts.get(cell) ?? texts.size;
    texts.set(cell, known);
    return `<c r="${place}" t="s"><v>${known}</v></c>`;
  }
  const { formula, value } = cell;
  const type = typeof value === 'string' ? ' t="str"' : '';
  const stored = value === undefined ? '' : `<v>${escaped(String(value))}</v>`;
  return `<c r="${place}"${type}><f>${escaped(formula)}</f>${stored}</c>`;
}

function letter(column: number): string {
  return String.fromCharCode(65 + column);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
