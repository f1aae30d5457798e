const LEGAL_FORMS = new Set('شرکت گروه صنعتی کارخانه صنایع تولیدی بازرگانی مهندسی کارگاه'.split(' '));

/** Two letters for a firm: of its own name, not of the word for the kind of firm. */
export function lettersOf(name: string): string {
  const words = name.split(/[\s\u200C]+/).filter(Boolean);
  const own = words.find((word) => !LEGAL_FORMS.has(word)) ?? words[0] ?? '';
  return Array.from(own).slice(0, 2).join('');
}
