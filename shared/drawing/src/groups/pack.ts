import { draw as carton } from '../families/carton.ts';
import { draw as pail } from '../families/pail.ts';
import { draw as pillowPacker } from '../families/pillow-packer.ts';
import { draw as sack } from '../families/sack.ts';
import { draw as shrinkTunnel } from '../families/shrink-tunnel.ts';

/** Families that are loaded together; `family-registry.ts` lists them. */
export const draws = {
  carton,
  pail,
  'pillow-packer': pillowPacker,
  sack,
  'shrink-tunnel': shrinkTunnel,
};
