import type { z } from "zod";
import type { Call } from "./call.ts";
import { errorBodySchema } from "./error-body.ts";
import { REFUSAL_STATUS, type Refusal, type RefusalStatus } from "./refusals.ts";

/** All refusals of a call: its own and the common ones. */
export function allRefusals(call: Call): readonly Refusal[] {
  const keys: Refusal[] = [...declaredRefusals(call), "TOO_MANY_REQUESTS", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE"];
  if (call.access === "bearer") keys.push("AUTH_UNAUTHORIZED");
  if (isSignedInStaffCall(call)) keys.push("AUTH_UNAUTHORIZED", "FORBIDDEN", "SECOND_FACTOR_NEEDED");
  if ("fresh" in call && call.fresh) keys.push("FRESH_SIGN_IN_NEEDED");
  if (call.company) keys.push("COMPANY_NOT_FOUND");
  if (call.company && (call.access !== "staff" || call.method !== "GET")) keys.push("COMPANY_SUSPENDED");
  if (call.params) keys.push(notFoundRefusal(call));
  // A body is parsed even if the call declares none. FORBIDDEN: cross-site request.
  if (call.method !== "GET") keys.push("BAD_REQUEST", "FORBIDDEN", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE");
  if (call.body || call.query || call.headers) keys.push("VALIDATION_FAILED");
  return [...new Set(keys)];
}

/** The refusal for invalid URL parameters: the call's own 404, else NOT_FOUND. */
export function notFoundRefusal(call: Call): Refusal {
  return call.refusals?.[404]?.[0] ?? "NOT_FOUND";
}

/** All responses of a call by status, failures included. */
export function describeResponses(call: Call): Record<number, z.ZodType> {
  const responses: Record<number, z.ZodType> = {};
  for (const [status, shape] of Object.entries(call.responses)) {
    if (shape) responses[Number(status)] = shape.meta({ description: call.summary });
  }
  const keys = Object.groupBy(allRefusals(call), (key) => statusIn(call, key));
  for (const [status, named] of Object.entries(keys)) {
    const own = call.refusalBody?.[Number(status) as RefusalStatus];
    const description = named.join(", ");
    responses[Number(status)] = own?.meta({ description }) ?? describeErrorBody(description);
  }
  return responses;
}

// Each schema takes some kilobytes; the calls share few descriptions.
const errorBodies = new Map<string, z.ZodType>();

function describeErrorBody(description: string): z.ZodType {
  const described = errorBodies.get(description) ?? errorBodySchema.meta({ description });
  errorBodies.set(description, described);
  return described;
}

function statusIn(call: Call, key: Refusal): RefusalStatus {
  const [own] = Object.entries(call.refusals ?? {}).find(([, named]) => named.some((one) => one === key)) ?? [];
  return own === undefined ? REFUSAL_STATUS[key] : (Number(own) as RefusalStatus);
}

const isSignedInStaffCall = ({ access }: Call): boolean =>
  access === "staff" || access === "user" || access === "operator";

const declaredRefusals = (call: Call): Refusal[] => Object.values(call.refusals ?? {}).flat();
