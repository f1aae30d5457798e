import { ThemeButton, ThemeSwitch } from '@bazaar/ui/theme-switch';
import { chooseTheme, useTheme } from './theme.store.ts';

/** The header's theme button: cycles through system, light and dark. */
export function ThemeControl() {
  return <ThemeButton value={useTheme()} onChange={chooseTheme} />;
}

/** The three themes side by side, for the drawer. */
export function ThemeChoices() {
  return <ThemeSwitch value={useTheme()} onChange={chooseTheme} />;
}
