/** Writes a typed query object as `key=value` pairs; `undefined` and `null` are left out. */
export function encodeQuery(query: unknown): URLSearchParams {
  const pairs = new URLSearchParams();
  append(pairs, '', query);
  return pairs;
}

function append(pairs: URLSearchParams, key: string, value: unknown): void {
  if (value === undefined || value === null) {
    return;
  }
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      append(pairs, typeof item === 'object' ? `${key}[${index}]` : key, item);
    });
  } else if (typeof value === 'object') {
    for (const [name, item] of Object.entries(value)) {
      append(pairs, key ? `${key}.${name}` : name, item);
    }
  } else {
    pairs.append(key, String(value));
  }
}

/** Only the spelling that `encodeQuery` writes: `007`, `1e3` and `0x10` would be second addresses of one page. */
export function toNumber(value: unknown): unknown {
  const number = Number(value);
  return Number.isFinite(number) && String(number) === value ? number : value;
}
