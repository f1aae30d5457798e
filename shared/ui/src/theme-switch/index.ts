export { ThemeButton, type ThemeChoice, ThemeSwitch, type ThemeSwitchProps } from './theme-switch.tsx';
