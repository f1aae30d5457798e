export {
  type AssemblyLink,
  type AssemblyPart,
  HomeAssembly,
  type HomeAssemblyProps,
} from './home-assembly.tsx';
