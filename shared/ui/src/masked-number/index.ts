export { MaskedNumber, type MaskedNumberProps } from './masked-number.tsx';
