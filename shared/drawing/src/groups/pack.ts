import * as carton from '../families/carton.ts';
import * as pail from '../families/pail.ts';
import * as pillowPacker from '../families/pillow-packer.ts';
import * as sack from '../families/sack.ts';
import * as shrinkTunnel from '../families/shrink-tunnel.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const modules = {
  carton,
  pail,
  'pillow-packer': pillowPacker,
  sack,
  'shrink-tunnel': shrinkTunnel,
};
