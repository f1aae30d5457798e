import { toPersianDigits } from '@bazaar/locale';

/** Puts values into the braces of a template; a brace without a value is a mistake in the texts. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{([\w#]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new RangeError(`The template "${template}" needs a value for ${name}.`);
    }
    return value;
  });
}

/** A number in running text: Persian digits and «٫», no thousands. */
export function persianNumber(value: number): string {
  return toPersianDigits(String(value).replace('.', '٫').replace('-', '\u200e−'));
}
