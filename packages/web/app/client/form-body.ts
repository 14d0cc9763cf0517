export type FormValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly FormValue[]
  | { readonly [name: string]: FormValue };

/**
 * Encodes a body as a form in the contract's shape: nested values as `a[b]=c`, lists of plain values as `a[]=x`, lists
 * of objects as `a[0][b]=c`, an empty list as an empty string. Omits null and undefined.
 */
export function encodeFormBody(body: { readonly [name: string]: FormValue }): string {
  return toFormPairs(body)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("&");
}

function toFormPairs(value: FormValue, name = ""): [name: string, value: string][] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) {
    if (value.length === 0) return [[name, ""]];
    return value.flatMap((item, index) => toFormPairs(item, isPrimitive(item) ? `${name}[]` : `${name}[${index}]`));
  }
  if (typeof value === "object") {
    return Object.entries(value).flatMap(([key, item]) => toFormPairs(item, name === "" ? key : `${name}[${key}]`));
  }
  return [[name, String(value)]];
}

const isPrimitive = (value: FormValue): boolean => typeof value !== "object" || value === null;
