import type { StaffCallsByRoute } from "@pecacerta/contract/admin/calls";
import type { CallBodyInput } from "@pecacerta/contract/call";
import type { StaffResultOf } from "../client/prompted-call.ts";
import { callUser } from "../client/user-call.ts";

type Refused = { ok: false; refusal: string; errors: Readonly<Record<string, string>> };
type PasskeyAssertion = CallBodyInput<StaffCallsByRoute["POST /admin/session/passkey"]>["passkey"];

export const offersPasskeys = (): boolean => typeof PublicKeyCredential === "function";

// Loaded when a person uses a passkey: most visits need it not.
const loadWebAuthn = () => import("@simplewebauthn/browser");

const refused = (refusal: string): Refused => ({ ok: false, refusal, errors: {} });

/** Asks the device for a proof of its user. */
export async function askForPasskey(): Promise<{ ok: true; passkey: PasskeyAssertion } | Refused> {
  const started = await callUser("POST /admin/session/passkey/options", {});
  if (!started.ok) return started;
  try {
    const { startAuthentication } = await loadWebAuthn();
    const optionsJSON = started.value.data as unknown as Parameters<typeof startAuthentication>[0]["optionsJSON"];
    return { ok: true, passkey: (await startAuthentication({ optionsJSON })) as PasskeyAssertion };
  } catch {
    return refused("PASSKEY_CANCELED");
  }
}

/** Makes a passkey on this device, or on one that the browser offers. */
export async function createPasskey(): Promise<StaffResultOf<"POST /admin/me/passkeys"> | Refused> {
  const started = await callUser("POST /admin/me/passkeys/options", {});
  if (!started.ok) return started;
  try {
    const { startRegistration } = await loadWebAuthn();
    const optionsJSON = started.value.data as unknown as Parameters<typeof startRegistration>[0]["optionsJSON"];
    const passkey = await startRegistration({ optionsJSON });
    return await callUser("POST /admin/me/passkeys", { body: { passkey } as never });
  } catch (error) {
    return refused(isKnownDevice(error) ? "PASSKEY_EXISTS" : "PASSKEY_CANCELED");
  }
}

const isKnownDevice = (error: unknown): boolean => error instanceof Error && error.name === "InvalidStateError";
