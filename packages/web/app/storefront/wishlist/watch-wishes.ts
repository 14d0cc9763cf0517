import { followKept } from "../../client/kept.ts";
import { currentSession, useSession } from "../session/session-store.ts";
import { emptyTheWishes, openWishes, wishKey } from "./wish-store.ts";

/** What changes a wishlist and asks for it: loaded for customers, who alone have one. */
export const loadWishing = () => import("./change-wishes.ts");

/** Takes up the wishlist that the browser kept, and lets it follow the session and other tabs. Answers how to stop. */
export function watchWishes(company: string): () => void {
  openWishes(company);
  if (currentSession()) settle();
  else emptyTheWishes();
  const unsubscribe = useSession.subscribe(({ session }, before) => {
    if (session?.customer.id !== before.session?.customer.id) emptyTheWishes();
    if (session && session.token !== before.session?.token) settle();
  });
  const stopFollowing = followKept(wishKey(company), () => openWishes(company));
  return () => {
    unsubscribe();
    stopFollowing();
  };
}

// A list that cannot be asked for stays as this browser knows it.
function settle(): void {
  loadWishing().then(
    ({ settleWishes }) => settleWishes(),
    () => undefined,
  );
}
