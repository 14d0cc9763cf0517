import { DAY_MS } from "@pecacerta/rules/duration";
import { isExpired } from "@pecacerta/rules/session";
import { setConnection } from "../../client/connection.ts";
import { onStorageChange } from "../../client/storage.ts";
import { currentSession, endSession, loadSession, reloadSession, TOKEN_KEY, useSession } from "./session-store.ts";

/** Browsers limit timers to about 24 days. */
const MAX_TIMER_MS = DAY_MS;

/** Loads the stored session and ends it when it expires. Returns the cleanup function. */
export function watchSession(company: string): () => void {
  setConnection({ company, bearer: () => currentSession()?.token ?? null, onRefusedBearer: endRefusedSession });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const session = currentSession();
    if (!session) return;
    if (isExpired(session.endsAt, Date.now())) return endSession("expired");
    timer = setTimeout(check, Math.min(session.endsAt - Date.now(), MAX_TIMER_MS));
  };
  loadSession(company);
  check();
  const unsubscribe = useSession.subscribe(({ session }, previous) => session !== previous.session && check());
  const stopListening = onStorageChange(TOKEN_KEY, () => reloadSession(company));
  // Timers stop while a computer sleeps.
  window.addEventListener("focus", check);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    stopListening();
    window.removeEventListener("focus", check);
  };
}

/** A late refusal may concern an older token. */
function endRefusedSession(token: string): void {
  if (currentSession()?.token === token) endSession("refused");
}
