import { loginCall, logoutCall } from "@pecacerta/contract/accounts";
import { checkFitmentsCall, countFitmentVehiclesCall, parseFitmentsCall } from "@pecacerta/contract/admin/fitments";
import { signInWithPasskeyCall, startPasskeySignInCall } from "@pecacerta/contract/admin/passkeys";
import { listGridProductsCall } from "@pecacerta/contract/admin/product-grid";
import { previewSelectionCall } from "@pecacerta/contract/admin/selections";
import { confirmSecondFactorCall, confirmSignInCall, signInStaffCall } from "@pecacerta/contract/admin/session";
import { WIRE_PREFIX } from "@pecacerta/contract/call";
import { listGarageCall } from "@pecacerta/contract/garage";
import { trackOrderCall } from "@pecacerta/contract/orders";
import { listQuestionsCall } from "@pecacerta/contract/questions";
import { listReviewsCall } from "@pecacerta/contract/reviews";
import { confirmSignInCodeCall, sendSignInCodeCall } from "@pecacerta/contract/sign-in-codes";
import type { FastifyInstance } from "fastify";
import type { Installation } from "./installation.ts";

/** Calls that only read, though they are no GET, and sign-ins: no page shows what they change. */
const readingCalls = new Set(
  [
    ...[listQuestionsCall, listReviewsCall, listGarageCall, trackOrderCall],
    ...[checkFitmentsCall, parseFitmentsCall, countFitmentVehiclesCall, listGridProductsCall, previewSelectionCall],
    ...[loginCall, logoutCall, sendSignInCodeCall, confirmSignInCodeCall],
    ...[signInStaffCall, confirmSignInCall, confirmSecondFactorCall, startPasskeySignInCall, signInWithPasskeyCall],
  ].map(({ path }) => WIRE_PREFIX + path),
);

/** Answers a write once this process knows what it changed: the page that is loaded next shows it. */
export function showOwnWrites(app: FastifyInstance, { catchUp }: Pick<Installation, "catchUp">): void {
  app.addHook("onSend", ({ method, routeOptions }, reply, payload, done) => {
    const isWrite = method !== "GET" && method !== "HEAD" && !readingCalls.has(routeOptions.url ?? "");
    // A refusal is sent at once: a hook that refuses ends the request by that.
    if (!isWrite || reply.statusCode >= 300) return done(null, payload);
    catchUp().then(() => done(null, payload), done);
  });
}
