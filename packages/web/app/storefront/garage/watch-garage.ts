import { useSession } from "../session/session-store.ts";
import { emptyTheGarage, garageKey, openGarage } from "./garage-store.ts";

/** Takes up the garage that the browser kept, and lets it follow the session and other tabs. */
export function watchGarage(company: string): () => void {
  openGarage(company);
  // A session that was over before anybody looked ended as well.
  if (useSession.getState().ended === "expired") emptyTheGarage();
  const follow = ({ key }: StorageEvent) => (key === garageKey(company) || key === null) && openGarage(company);
  const unsubscribe = useSession.subscribe(({ session }, before) => {
    if (!session && before.session) emptyTheGarage();
  });
  window.addEventListener("storage", follow);
  return () => {
    unsubscribe();
    window.removeEventListener("storage", follow);
  };
}
