export {
  Button,
  type ButtonProps,
  IconButton,
  type IconButtonProps,
  LinkButton,
  type LinkButtonProps,
} from './button.tsx';
export type { ButtonKind, ButtonSize, ButtonVariant } from './button-face.tsx';
