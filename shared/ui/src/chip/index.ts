export { Chip, type ChipKind, type ChipProps, ChipRow } from './chip.tsx';
