export { Field, type FieldControl, type FieldProps, FieldStack, type FieldWords } from './field.tsx';
