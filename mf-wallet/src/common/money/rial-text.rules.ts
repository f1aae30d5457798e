const WHOLE_RIAL = /^[1-9]\d{0,14}$/;

/** An amount in rial as an address spells it. It may be larger than an id, which is held to what its column takes. */
export function readRial(text: string | undefined): number | undefined {
  return text !== undefined && WHOLE_RIAL.test(text) ? Number(text) : undefined;
}
