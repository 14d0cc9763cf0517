import { followKept } from "../../client/kept.ts";
import { currentSession, useSession } from "../session/session-store.ts";
import { garageKey, loadGarage, resetGarage } from "./garage-store.ts";

/** Takes up the garage that the browser kept, and lets it follow the session and other tabs. */
export function watchGarage(company: string): () => void {
  loadGarage(company);
  // A session that was over before anybody looked ended as well.
  if (useSession.getState().endReason === "expired") resetGarage();
  if (currentSession()) settle();
  const unsubscribe = useSession.subscribe(({ session }, before) => {
    if (!session && before.session) resetGarage();
    if (session && session.token !== before.session?.token) settle();
  });
  const stopFollowing = followKept(garageKey(company), () => loadGarage(company));
  return () => {
    unsubscribe();
    stopFollowing();
  };
}

// Visitors, who are most, load nothing for it; a garage that cannot be asked for stays as this browser knows it.
function settle(): void {
  import("./sync-garage.ts").then(({ syncGarage: settleGarage }) => settleGarage()).catch(() => undefined);
}
