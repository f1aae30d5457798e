import { type ComponentProps, type ReactNode, useId } from 'react';
import fieldClasses from '../field/field.module.css';
import { Field, type FieldWords } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';

type NativeInput = Omit<ComponentProps<'input'>, 'style' | 'className' | 'size' | 'type'>;

export interface TextFieldProps extends FieldWords, NativeInput {
  /** Never `number`: it refuses Persian digits. Use `inputMode`. */
  type?: 'text' | 'search' | 'tel' | 'email' | 'url' | 'password' | undefined;
  /** lg is for money. */
  size?: 'md' | 'lg' | undefined;
  icon?: string | undefined;
  /** The unit, at the end of the box; it is read with the field. */
  unit?: ReactNode;
}

/** One line of text with its label, hint, error and unit. */
export function TextField({
  label,
  labelHidden,
  help,
  hint,
  error,
  size = 'md',
  icon,
  unit,
  id,
  ...native
}: TextFieldProps) {
  const unitId = useId();
  const described = unit === undefined ? undefined : unitId;
  return (
    <Field {...{ id, label, labelHidden, help, hint, error }} describedBy={described}>
      {(control) => (
        <span className={fieldClasses.box} data-size={size}>
          {icon !== undefined && <Icon path={icon} />}
          <input type="text" {...native} {...control} className={fieldClasses.control} />
          {unit !== undefined && (
            <bdi id={unitId} className={fieldClasses.suffix}>
              {unit}
            </bdi>
          )}
        </span>
      )}
    </Field>
  );
}

export interface TextAreaFieldProps
  extends FieldWords,
    Omit<ComponentProps<'textarea'>, 'style' | 'className'> {}

/** Several lines of text; the box grows with them where the browser can. */
export function TextAreaField({ label, labelHidden, help, hint, error, id, ...native }: TextAreaFieldProps) {
  return (
    <Field {...{ id, label, labelHidden, help, hint, error }}>
      {(control) => (
        <span className={fieldClasses.box}>
          <textarea {...native} {...control} className={fieldClasses.control} />
        </span>
      )}
    </Field>
  );
}
