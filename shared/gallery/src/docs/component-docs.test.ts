import { describe, expect, it } from 'vitest';
import { readComponentDocs } from './component-docs.ts';

const docs = readComponentDocs();
const propOf = (component: string, name: string) => docs[component]?.props.find((prop) => prop.name === name);

describe('the docs of the components', () => {
  it('hold every component of the design system, the drawings, the lists and the filter panel', () => {
    expect(Object.keys(docs)).toEqual(
      expect.arrayContaining([
        'Button',
        'Drawing',
        'HomeAssembly',
        'ProductCard',
        'ProductRows',
        'RangeFacet',
      ]),
    );
  });

  it('name a prop with its type, default and docstring', () => {
    expect(propOf('Badge', 'tone')).toEqual({
      name: 'tone',
      type: 'BadgeTone',
      isRequired: false,
      defaultValue: "'neutral'",
      description: '',
    });
    expect(propOf('Button', 'wide')).toMatchObject({ type: 'boolean', description: 'Takes the full width.' });
    expect(propOf('IconButton', 'label')).toMatchObject({ isRequired: true });
  });

  it('know the element of lists that are read only', () => {
    expect(propOf('FactRows', 'facts')?.type).toBe('Fact[]');
  });

  it('name the types that a component takes over from a native element', () => {
    expect(docs.Button?.inherits).toEqual(['NativeButton']);
  });

  it('know the type of every prop', () => {
    const unknown = Object.entries(docs).flatMap(([component, { props }]) =>
      props.filter(({ type }) => type === 'unknown').map(({ name }) => `${component}.${name}`),
    );

    expect(unknown).toEqual([]);
  });
});
