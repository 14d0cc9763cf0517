/** Storage may be full, disabled or edited by anyone: reads then find nothing and writes do nothing. */
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
    // Full or disabled: the value lasts as long as the page.
  }
}

export function removeStored(key: string, storage: StorageKind = "localStorage"): void {
  try {
    window[storage].removeItem(key);
  } catch {
    // Storage is disabled.
  }
}

/** Whether stored values outlast this page. */
export function isStorageAvailable(): boolean {
  const key = "storage-check";
  storeText(key, key);
  const isAvailable = readStoredText(key) === key;
  removeStored(key);
  return isAvailable;
}

/** The value stored under this version; undefined for another version or a broken value. */
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

/** Calls back when another tab changes the key or clears the storage. Returns the unsubscribe function. */
export function onStorageChange(key: string, onChange: () => void): () => void {
  const listener = (event: StorageEvent) => (event.key === key || event.key === null) && onChange();
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type StorageKind = "localStorage" | "sessionStorage";
