/** Replaces the text between `<!-- name: … -->` and `<!-- end of name -->`. Throws when the marks are missing. */
export function replaceSection(text: string, name: string, section: string): string {
  const start = new RegExp(`^<!-- ${name}:.*-->$`, 'm').exec(text);
  const end = text.indexOf(`<!-- end of ${name} -->`);
  if (start === null || end < start.index) {
    throw new Error(`The text has no section between "<!-- ${name}: … -->" and "<!-- end of ${name} -->".`);
  }
  return `${text.slice(0, start.index + start[0].length)}\n\n${section.trim()}\n\n${text.slice(end)}`;
}
