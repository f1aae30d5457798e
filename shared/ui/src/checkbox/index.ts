export { Checkbox, type ChoiceProps, Radio, Switch } from './checkbox.tsx';
