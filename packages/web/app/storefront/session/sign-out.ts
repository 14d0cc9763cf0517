import { call } from "../../client/call.ts";
import { endSession } from "./session-store.ts";

/** Ends the session here at once, and at the server as soon as it hears of it. */
export async function signOut(): Promise<void> {
  const logout = call("POST /logout", {});
  endSession("signed-out");
  await logout;
}
