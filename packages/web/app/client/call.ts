import type { Call, CallBodyInput, CallParamsInput, CallQueryInput, CallResponse } from "@pecacerta/contract/call";
import type { CallsByRoute } from "@pecacerta/contract/calls";
import { type CallFailure, type CallOptions, send } from "./send.ts";

/** Every call of the contract, as `METHOD /path`. */
export type CallName = keyof CallsByRoute;

type IfDefined<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value };
type CallOptionsFor<C extends Call> = Pick<CallOptions, "idempotencyKey" | "keepalive" | "signal"> &
  IfDefined<"params", CallParamsInput<C>> &
  IfDefined<"body", CallBodyInput<C>> &
  Partial<IfDefined<"query", CallQueryInput<C>>>;

export type ResponseTo<Name extends CallName> = CallResponse<CallsByRoute[Name]>;
export type BodyOf<Name extends CallName> = CallBodyInput<CallsByRoute[Name]>;
export type CallResultOf<Name extends CallName> = { ok: true; value: ResponseTo<Name>; servedAt: number } | CallFailure;

/** Makes one call of the contract. Resolves to a failure instead of rejecting. */
export function call<Name extends CallName>(
  name: Name,
  options: CallOptionsFor<CallsByRoute[Name]>,
): Promise<CallResultOf<Name>> {
  return send(name, options as CallOptions) as Promise<CallResultOf<Name>>;
}
