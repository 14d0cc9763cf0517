/**
 * What a browser keeps for this shop. A browser may refuse (storage full, or switched off) and anyone may edit what is
 * kept: then nothing is kept or found, and nothing breaks.
 */
export function readStoredText(key: string, storage: StorageKind = "localStorage"): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

export function storeText(key: string, text: string, storage: StorageKind = "localStorage"): void {
  try {
    window[storage].setItem(key, text);
  } catch {
    // Full or switched off: it lasts as long as the page then.
  }
}

export function removeStored(key: string, storage: StorageKind = "localStorage"): void {
  try {
    window[storage].removeItem(key);
  } catch {
    // Nothing can be kept there either.
  }
}

/** What was kept under this version; anything older, newer or broken is as good as nothing. */
export function readStored(key: string, version: number, storage?: StorageKind): unknown {
  try {
    const stored: unknown = JSON.parse(readStoredText(key, storage) ?? "null");
    return isObject(stored) && stored.version === version ? stored.value : undefined;
  } catch {
    return undefined;
  }
}

export function storeValue(key: string, version: number, value: unknown, storage?: StorageKind): void {
  storeText(key, JSON.stringify({ version, value }), storage);
}

/** Hears of what other tabs do to a key, or to all there is; answers how to stop. */
export function onStorageChange(key: string, onChange: () => void): () => void {
  const listener = (event: StorageEvent) => (event.key === key || event.key === null) && onChange();
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type StorageKind = "localStorage" | "sessionStorage";
