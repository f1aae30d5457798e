/** What a text says beyond the title that stands above it: the services begin some texts with the same sentence. */
export function afterTitle(text: string, title: string): string {
  const sentence = title.endsWith('.') ? title : `${title}.`;
  return text.startsWith(sentence) ? text.slice(sentence.length).trim() : text;
}
