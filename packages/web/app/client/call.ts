import type { Call, CallBodyInput, CallParamsInput, CallQueryInput, CallResponse } from "@pecacerta/contract/call";
import type { CallsByRoute } from "@pecacerta/contract/calls";
import { type Failed, type Sending, send } from "./send.ts";

/** Every call of the contract as `METHOD /path`: a browser knows the contract by its types alone. */
export type CallName = keyof CallsByRoute;

type Given<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value };
type SendingOf<C extends Call> = Pick<Sending, "idempotencyKey" | "keepalive" | "signal"> &
  Given<"params", CallParamsInput<C>> &
  Given<"body", CallBodyInput<C>> &
  Partial<Given<"query", CallQueryInput<C>>>;

export type AnswerTo<Name extends CallName> = CallResponse<CallsByRoute[Name]>;
export type BodyOfCall<Name extends CallName> = CallBodyInput<CallsByRoute[Name]>;
export type Called<Name extends CallName> = { ok: true; value: AnswerTo<Name>; servedAt: number } | Failed;

/** One call of the contract; what comes back is the contract's answer, or the reason why there is none. */
export function call<Name extends CallName>(name: Name, sending: SendingOf<CallsByRoute[Name]>): Promise<Called<Name>> {
  return send(name, sending as Sending) as Promise<Called<Name>>;
}
