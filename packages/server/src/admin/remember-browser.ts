import type { FastifyReply, FastifyRequest } from "fastify";
import type { Installation } from "../companies/installation.ts";
import { rememberDevice, type SignedInUser } from "./identity/devices.ts";
import { recordOwnAct } from "./identity/own-acts.ts";
import { clientOf, originOf } from "./serve-user.ts";
import { readDeviceToken, setDeviceCookie } from "./staff-cookie.ts";

/** Makes the browser a known one, and tells the audit log what the person did. */
export async function rememberBrowser(
  installation: Installation,
  { request, reply, now }: { request: FastifyRequest; reply: FastifyReply; now: Date },
  user: SignedInUser,
  action: string = "account.signed-in",
): Promise<void> {
  const { config } = installation;
  const deviceToken = readDeviceToken(config, request);
  const { device } = clientOf(request);
  setDeviceCookie(config, reply, await rememberDevice(installation, user, { deviceToken, device, now }));
  await recordOwnAct(installation, user.staffUserId, { action, origin: originOf(request), now });
}
