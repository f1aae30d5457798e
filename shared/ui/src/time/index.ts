export { TimeText, type TimeTextProps } from './time-text.tsx';
