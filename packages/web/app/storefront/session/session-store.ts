import type { PersistStorage } from "zustand/middleware";
import { createPersistedStore } from "../../client/persisted-store.ts";
import { isObject, readStored, readStoredText, removeStored, storeText, storeValue } from "../../client/storage.ts";

export const TOKEN_KEY = "user_token";
const SESSION_KEY = "user_session";
const VERSION = 1;

export type SessionCustomer = { id: string; name: string; email: string };

/** The signed-in customer and the company. `endsAt` is a time of this browser's clock, in ms. */
export type Session = { token: string; company: string; customer: SessionCustomer; endsAt: number };

/** `refused`: the server does not accept the token. */
export type SessionEnd = "signed-out" | "expired" | "refused";

type SessionData = { session: Session | null; endReason: SessionEnd | null };

/** The contract gives the token a key of its own. */
const tokenStorage: PersistStorage<Session | null> = {
  getItem() {
    const details = readStored(SESSION_KEY, VERSION);
    const session: unknown = isObject(details) ? { ...details, token: readStoredText(TOKEN_KEY) } : null;
    return { state: session as Session | null, version: VERSION };
  },
  setItem(_, { state: session }) {
    if (!session) return removeStoredSession();
    const { token, ...details } = session;
    // Other tabs react to the token, so it is written last.
    storeValue(SESSION_KEY, VERSION, details);
    storeText(TOKEN_KEY, token);
  },
  removeItem: removeStoredSession,
};

export const useSession = createPersistedStore<SessionData, Session>({
  keyOf: () => TOKEN_KEY,
  initial: { session: null, endReason: null },
  storage: tokenStorage,
  toStored: ({ session }) => session,
  fromStored: (stored, company) =>
    isSession(stored) && stored.company === company ? { session: stored, endReason: null } : undefined,
});

export const currentSession = (): Session | null => useSession.getState().session;

/** Loads the stored session. A token of another company on the same address is removed. */
export function loadSession(company: string): void {
  useSession.load(company);
  if (!currentSession()) removeStoredSession();
}

export function reloadSession(company: string): void {
  if (readStoredText(TOKEN_KEY) !== (currentSession()?.token ?? null)) useSession.load(company);
}

export function startSession(session: Session): void {
  useSession.setState({ isLoaded: true, session, endReason: null });
}

export function updateCustomerName(name: string): void {
  const session = currentSession();
  if (session) startSession({ ...session, customer: { ...session.customer, name } });
}

export function endSession(endReason: SessionEnd): void {
  useSession.setState({ isLoaded: true, session: null, endReason });
}

function removeStoredSession(): void {
  removeStored(TOKEN_KEY);
  removeStored(SESSION_KEY);
}

function isSession(value: unknown): value is Session {
  if (!isObject(value) || !isObject(value.customer) || value.token === "") return false;
  const { id, name, email } = value.customer;
  const texts = [value.token, value.company, id, name, email];
  return texts.every((text) => typeof text === "string") && Number.isFinite(value.endsAt);
}
