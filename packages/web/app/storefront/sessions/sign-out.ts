import { call } from "../../client/call.ts";
import { endSession } from "./session-store.ts";

/** Ends the session in this browser before the server responds. */
export async function signOut(): Promise<void> {
  const logout = call("POST /logout", {});
  endSession("signed-out");
  await logout;
}
