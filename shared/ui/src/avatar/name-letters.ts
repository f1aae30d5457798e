import type { AvatarProps } from './avatar.tsx';

const KINDS = new Set(
  'شرکت گروه صنعتی صنعت کارخانه کارخانجات صنایع تولیدی بازرگانی مهندسی خدمات فنی کارگاه مؤسسه موسسه تعاونی هلدینگ سهامی خاص عام مسئولیت محدود با'.split(
    ' ',
  ),
);
const TONES = ['sunken', 'info', 'accent', 'ink'] as const satisfies readonly AvatarProps['tone'][];

/** Two letters for a firm: of its own name, not of the word for the kind of firm or its legal form. */
export function lettersOf(name: string): string {
  const words = name.split(/[\s\u200C().،-]+/).filter(Boolean);
  const own = words.find((word) => !KINDS.has(word)) ?? words[0] ?? '';
  return Array.from(own).slice(0, 2).join('');
}

/** The ground of a firm's letters, the same wherever its name stands. */
export function toneOf(name: string): (typeof TONES)[number] {
  const hash = Array.from(name).reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521,
    0,
  );
  return TONES[hash % TONES.length] ?? TONES[0];
}
