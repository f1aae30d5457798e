import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtinResolvers, type Documentation, ERROR_CODES, parse } from 'react-docgen';

const ROOT = join(import.meta.dirname, '../../../..');
const SOURCES = 'shared/{ui,drawing,listing,filter-panel}/src/**/*.tsx';
/** Arrays are read only throughout, and the parser does not know the word. */
const READONLY = /(?<=[:|(] )readonly (?=[\w{]+.*\[\])/g;

/** One prop of a component, as its type and its docstring describe it. */
export interface PropDocs {
  name: string;
  type: string;
  isRequired: boolean;
  /** As it is written in the code. */
  defaultValue?: string;
  description: string;
}

/** What the sources say of a component. */
export interface ComponentDocs {
  description: string;
  props: readonly PropDocs[];
  /** Types whose props it takes as well: those of the native element. */
  inherits: readonly string[];
}

/** The docs of every component of the design system, the drawings and the lists, by the component's name. */
export function readComponentDocs(): Record<string, ComponentDocs> {
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !/[.](test|fixture)[.]tsx$/.test(file));
  return Object.fromEntries(
    files
      .flatMap((file) => documentationOf(join(ROOT, file)))
      .flatMap((found) => (found.displayName ? [[found.displayName, toDocs(found)] as const] : [])),
  );
}

function documentationOf(file: string): Documentation[] {
  const source = readFileSync(file, 'utf8').replaceAll(READONLY, '');
  try {
    return parse(source, {
      filename: file,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      babelOptions: { babelrc: false, configFile: false },
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION) {
      return [];
    }
    throw error;
  }
}

function toDocs({ description = '', props = {}, composes = [] }: Documentation): ComponentDocs {
  return {
    description: oneLine(description),
    inherits: composes,
    props: Object.entries(props)
      .filter(([, { tsType }]) => tsType !== undefined)
      .map(([name, { tsType, required = false, defaultValue, description: text = '' }]) => ({
        name,
        type: typeText(tsType),
        isRequired: required,
        ...(typeof defaultValue?.value === 'string' && { defaultValue: defaultValue.value }),
        description: oneLine(text),
      })),
  };
}

function typeText(type: unknown): string {
  const { raw, name } = type as { raw?: string; name: string };
  return oneLine(raw ?? name).replace(/ \| undefined$/, '');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
