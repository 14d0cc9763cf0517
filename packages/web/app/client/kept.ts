/**
 * What a browser keeps for this shop. A browser may refuse (storage full, or switched off) and anyone may edit what is
 * kept: then nothing is kept or found, and nothing breaks.
 */
export function keptText(key: string, storage: StorageKind = "localStorage"): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

export function keepText(key: string, text: string, storage: StorageKind = "localStorage"): void {
  try {
    window[storage].setItem(key, text);
  } catch {
    // Full or switched off: it lasts as long as the page then.
  }
}

export function forget(key: string, storage: StorageKind = "localStorage"): void {
  try {
    window[storage].removeItem(key);
  } catch {
    // Nothing can be kept there either.
  }
}

/** What was kept under this version; anything older, newer or broken is as good as nothing. */
export function keptValue(key: string, version: number, storage?: StorageKind): unknown {
  try {
    const found: unknown = JSON.parse(keptText(key, storage) ?? "null");
    return isObject(found) && found.version === version ? found.value : undefined;
  } catch {
    return undefined;
  }
}

export function keepValue(key: string, version: number, value: unknown, storage?: StorageKind): void {
  keepText(key, JSON.stringify({ version, value }), storage);
}

/** Hears of what other tabs do to a key, or to all there is; answers how to stop. */
export function followKept(key: string, hear: () => void): () => void {
  const follow = (event: StorageEvent) => (event.key === key || event.key === null) && hear();
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type StorageKind = "localStorage" | "sessionStorage";
