import { mdiChevronDown } from '@mdi/js';
import type { ComponentProps } from 'react';
import fieldClasses from '../field/field.module.css';
import { Field, type FieldWords } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps
  extends FieldWords,
    Omit<ComponentProps<'select'>, 'style' | 'className' | 'size' | 'multiple' | 'children'> {
  options: readonly SelectOption[];
  /** The text while nothing is chosen; it cannot be chosen again. */
  placeholder?: string | undefined;
  size?: 'md' | 'lg' | undefined;
}

/** A choice from a list: the browser's own select with the appearance of a field. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, help, hint, error, id, options, placeholder, size = 'md', ...native } = props;
  return (
    <Field {...{ id, label, labelHidden, help, hint, error }}>
      {(control) => (
        <span className={fieldClasses.box} data-size={size}>
          <select {...native} {...control} className={fieldClasses.control}>
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon path={mdiChevronDown} />
        </span>
      )}
    </Field>
  );
}

export interface UnitSelectProps {
  /** What is measured, «واحد فشار»; for screen readers only. */
  label: string;
  value: string;
  /** Latin symbols: bar, MPa. */
  units: readonly string[];
  onChange: (unit: string) => void;
}

/** The small left-to-right choice of a unit in the head of a filter or a table. */
export function UnitSelect({ label, value, units, onChange }: UnitSelectProps) {
  return (
    <span className={fieldClasses.box} data-size="unit" dir="ltr">
      <select
        className={fieldClasses.control}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {units.map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </select>
      <Icon path={mdiChevronDown} size="sm" />
    </span>
  );
}
