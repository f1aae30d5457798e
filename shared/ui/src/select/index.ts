export {
  SelectField,
  type SelectFieldProps,
  type SelectOption,
  UnitSelect,
  type UnitSelectProps,
} from './select.tsx';
