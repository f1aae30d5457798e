export { HelpButton, type HelpButtonProps } from './help-button.tsx';
export type { HelpTopic } from './help-context.ts';
export { HelpProvider, type HelpProviderProps } from './help-provider.tsx';
export { HelpFailed, HelpLoading } from './help-states.tsx';
