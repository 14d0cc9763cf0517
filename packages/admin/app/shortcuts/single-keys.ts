import { useSyncExternalStore } from "react";

const NAME = "admin_single_keys";
const listeners = new Set<() => void>();
let userId = "";

/** The preference is of this user on this device. */
export function setSingleKeysUser(id: string): void {
  userId = id;
}

/** Whether keys without Ctrl are shortcuts: speech input types such keys. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(`${NAME}_${userId}`) !== "off";
  } catch {
    return true;
  }
}

export function switchSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(`${NAME}_${userId}`);
    else localStorage.setItem(`${NAME}_${userId}`, "off");
  } catch {
    // Without storage they stay on.
  }
  for (const listener of listeners) listener();
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
