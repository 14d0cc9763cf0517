import { followKept } from "../../client/kept.ts";
import { currentSession, useSession } from "../session/session-store.ts";
import { garageKey, loadGarage, resetGarage } from "./garage-store.ts";

/** Takes up the garage that the browser kept, and lets it follow the session and other tabs. */
export function watchGarage(company: string): () => void {
  loadGarage(company);
  // A session that was over before anybody looked ended as well.
  if (useSession.getState().endReason === "expired") resetGarage();
  if (currentSession()) sync();
  const unsubscribe = useSession.subscribe(({ session }, before) => {
    if (!session && before.session) resetGarage();
    if (session && session.token !== before.session?.token) sync();
  });
  const stopListening = followKept(garageKey(company), () => loadGarage(company));
  return () => {
    unsubscribe();
    stopListening();
  };
}

// Visitors, who are most, load nothing for it; a garage that cannot be asked for stays as this browser knows it.
function sync(): void {
  import("./sync-garage.ts").then(({ syncGarage: settleGarage }) => settleGarage()).catch(() => undefined);
}
