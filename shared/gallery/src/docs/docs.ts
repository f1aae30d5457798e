import type { ComponentDocs } from './component-docs.ts';

/** Put in by the build, which reads the sources: see rsbuild.config.ts. */
declare const __COMPONENT_DOCS__: Readonly<Record<string, ComponentDocs>>;

/** What the sources say of a component; undefined for one that takes no props. */
export function docsOf(component: string): ComponentDocs | undefined {
  return __COMPONENT_DOCS__[component];
}
