import { LATER_FILES_ID } from './boot-data.ts';

/** Starts to fetch, all at once, what the document has named for the time after it has come to life. */
export function fetchLaterFiles(): void {
  const template = document.getElementById(LATER_FILES_ID);
  if (template instanceof HTMLTemplateElement) {
    document.head.append(template.content);
    template.remove();
  }
}
