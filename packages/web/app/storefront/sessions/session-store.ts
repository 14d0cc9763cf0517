import * as v from "valibot";
import type { PersistStorage } from "zustand/middleware";
import { createPersistedStore } from "../../client/persisted-store.ts";
import { isObject, readStored, readStoredText, removeStored, storeText, storeValue } from "../../client/storage.ts";

export const TOKEN_KEY = "user_token";
const SESSION_KEY = "user_session";
const VERSION = 1;

const sessionSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  company: v.string(),
  customer: v.object({ id: v.string(), name: v.string(), email: v.string(), shortName: v.optional(v.string()) }),
  /** A time of this browser's clock, in ms. */
  endsAt: v.pipe(v.number(), v.finite()),
});

/** The signed-in customer and the company. */
export type Session = v.InferOutput<typeof sessionSchema>;
export type SessionCustomer = Session["customer"];

/** `refused`: the server does not accept the token. */
export type SessionEnd = "signed-out" | "expired" | "refused";

type SessionData = { session: Session | null; endReason: SessionEnd | null };

/** The contract gives the token a key of its own. */
const tokenStorage: PersistStorage<unknown> = {
  getItem() {
    const details = readStored(SESSION_KEY, VERSION);
    const session = isObject(details) ? { ...details, token: readStoredText(TOKEN_KEY) } : null;
    return { state: session, version: VERSION };
  },
  setItem(_, { state }) {
    if (!state) return removeStoredSession();
    const { token, ...details } = state as Session;
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
  schema: sessionSchema,
  fromStored: (session, company) => (session.company === company ? { session, endReason: null } : undefined),
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

export function updateCustomerName(name: Pick<SessionCustomer, "name" | "shortName">): void {
  const session = currentSession();
  if (session) startSession({ ...session, customer: { ...session.customer, ...name } });
}

/** Returns how to greet a customer: a person by the first name, a company by its whole name. */
export const greetingName = ({ name, shortName }: SessionCustomer): string => shortName ?? name.split(" ")[0] ?? name;

export function endSession(endReason: SessionEnd): void {
  useSession.setState({ isLoaded: true, session: null, endReason });
}

function removeStoredSession(): void {
  removeStored(TOKEN_KEY);
  removeStored(SESSION_KEY);
}
