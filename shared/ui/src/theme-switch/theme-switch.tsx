import { mdiThemeLightDark, mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import { IconButton } from '../button/button.tsx';
import { Segmented, type SegmentOption } from '../segmented/segmented.tsx';
import { messages } from './messages.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

export interface ThemeSwitchProps {
  value: ThemeChoice;
  onChange: (choice: ThemeChoice) => void;
}

const OPTIONS: readonly [SegmentOption<ThemeChoice>, ...SegmentOption<ThemeChoice>[]] = [
  { value: 'system', label: messages.system, icon: mdiThemeLightDark },
  { value: 'light', label: messages.light, icon: mdiWhiteBalanceSunny },
  { value: 'dark', label: messages.dark, icon: mdiWeatherNight },
];

/** The three themes side by side, for menus and the footer. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  return <Segmented label={messages.label} options={OPTIONS} value={value} onChange={onChange} />;
}

/** One button that switches to the next theme, for the header; its name contains the active theme. */
export function ThemeButton({ value, onChange }: ThemeSwitchProps) {
  const index = OPTIONS.findIndex((option) => option.value === value);
  const current = OPTIONS[index] ?? OPTIONS[0];
  const next = OPTIONS[(index + 1) % OPTIONS.length] ?? OPTIONS[0];
  return (
    <IconButton
      icon={current.icon ?? mdiThemeLightDark}
      label={`${messages.label}: ${current.label}`}
      onClick={() => onChange(next.value)}
    />
  );
}
