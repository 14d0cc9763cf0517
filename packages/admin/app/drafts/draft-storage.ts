const PREFIX = "admin_draft";

let areRetained = false;

/** Tells that pages close because the session ended or the page broke, so that what is typed there stays. */
export function retainDrafts(): void {
  areRetained = true;
}

/** What another user typed in this tab goes. */
export function openDrafts(userId: string): void {
  areRetained = false;
  for (const name of storedNames()) if (!name.startsWith(`${PREFIX} ${userId} `)) removeDraft(name);
}

const storedNames = (): string[] => withStorage((storage) => Object.keys(storage), []).filter(isDraftName);
const isDraftName = (name: string): boolean => name.startsWith(`${PREFIX} `);

export const draftName = (userId: string, name: string): string => `${PREFIX} ${userId} ${name}`;

export const readDraft = (name: string): unknown =>
  withStorage((storage) => JSON.parse(storage.getItem(name) ?? "null"), null);

export const writeDraft = (name: string, value: unknown): void =>
  withStorage((storage) => storage.setItem(name, JSON.stringify(value)), undefined);

export const removeDraft = (name: string): void => withStorage((storage) => storage.removeItem(name), undefined);

/** When a page closes. */
export const closeDraft = (name: string): void => (areRetained ? undefined : removeDraft(name));

// The storage may be off or full.
function withStorage<Result>(work: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return work(sessionStorage);
  } catch {
    return otherwise;
  }
}
