export { type CsvCell, csvOf } from './csv.rules.ts';
export { saveFile } from './save-file.ts';
