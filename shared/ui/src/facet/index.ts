export { EnumFacet, type EnumFacetProps, type EnumOption } from './enum-facet.tsx';
export { FacetBox, type FacetBoxProps } from './facet-box.tsx';
export { SwitchFacet, type SwitchFacetProps } from './switch-facet.tsx';
