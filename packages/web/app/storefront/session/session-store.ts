import { create } from "zustand";
import { forget, isObject, keepText, keepValue, keptText, keptValue } from "../../client/kept.ts";

export const TOKEN_KEY = "user_token";
const SESSION_KEY = "user_session";
const VERSION = 1;

export type Customer = { id: string; name: string; email: string };

/** Who is signed in, at which company. `endsAt` is a moment of this browser's own clock, in ms. */
export type Session = { token: string; company: string; customer: Customer; endsAt: number };

/** How the last session ended: by the customer, by its date, or because the server would not take its token. */
export type SessionEnd = "signed-out" | "expired" | "refused";

type SessionState = {
  /** False until the browser looked: a page that was just opened knows nobody, and neither does the server. */
  isLoaded: boolean;
  session: Session | null;
  endReason: SessionEnd | null;
};

export const useSession = create<SessionState>(() => ({ isLoaded: false, session: null, endReason: null }));

export const currentSession = (): Session | null => useSession.getState().session;

/** Takes up what the browser kept. A token of another shop on the same address is dropped, not used. */
export function loadSession(company: string): void {
  const session = readStoredSession(company);
  if (session === null) deleteStoredSession();
  useSession.setState({ isLoaded: true, session });
}

/** Follows what another tab of this browser did. */
export function reloadSession(company: string): void {
  const session = readStoredSession(company);
  if (session?.token !== currentSession()?.token) useSession.setState({ isLoaded: true, session, endReason: null });
}

export function startSession(session: Session): void {
  const { token, ...details } = session;
  // The token comes last: another tab wakes up by it, and then finds the rest in place.
  keepValue(SESSION_KEY, VERSION, details);
  keepText(TOKEN_KEY, token);
  useSession.setState({ isLoaded: true, session, endReason: null });
}

/** The same session, of somebody who goes by another name now. */
export function updateCustomerName(name: string): void {
  const session = currentSession();
  if (session) startSession({ ...session, customer: { ...session.customer, name } });
}

export function endSession(endReason: SessionEnd): void {
  deleteStoredSession();
  useSession.setState({ isLoaded: true, session: null, endReason });
}

function readStoredSession(company: string): Session | null {
  const token = keptText(TOKEN_KEY);
  const details = keptValue(SESSION_KEY, VERSION);
  if (token === null || token === "" || !isStoredSession(details) || details.company !== company) return null;
  return { ...details, token };
}

function deleteStoredSession(): void {
  forget(TOKEN_KEY);
  forget(SESSION_KEY);
}

// Anyone may edit what a browser keeps.
function isStoredSession(value: unknown): value is Omit<Session, "token"> {
  if (!isObject(value) || !isObject(value.customer)) return false;
  const { id, name, email } = value.customer;
  return [value.company, id, name, email].every((text) => typeof text === "string") && Number.isFinite(value.endsAt);
}
