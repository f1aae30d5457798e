import { LATER_FILES_ID } from './boot-data.ts';

/** Starts to fetch, all at once, the scripts that the document lists for the time after hydration. */
export function fetchLaterFiles(): void {
  const template = document.getElementById(LATER_FILES_ID);
  if (template instanceof HTMLTemplateElement) {
    document.head.append(template.content);
    template.remove();
  }
}
