import type { Call, CallBodyInput, CallParamsInput, CallQueryInput, CallResponse } from "@pecacerta/contract/call";
import type { Calls } from "@pecacerta/contract/calls";
import { type Failed, type Sending, send } from "./send.ts";

type Any = Calls[keyof Calls];
type NameOf<C extends Call> = C extends Call ? `${C["method"]} ${C["path"]}` : never;
type Named<Name extends string> = Name extends `${infer M} ${infer P}` ? Extract<Any, { method: M; path: P }> : never;

/** Every call of the contract as `METHOD /path`: a browser knows the contract by its types alone. */
export type CallName = NameOf<Any>;

type Given<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value };
type SendingOf<C extends Call> = Pick<Sending, "idempotencyKey" | "keepalive" | "signal"> &
  Given<"params", CallParamsInput<C>> &
  Given<"body", CallBodyInput<C>> &
  Partial<Given<"query", CallQueryInput<C>>>;

export type AnswerTo<Name extends CallName> = CallResponse<Named<Name>>;
export type BodyOfCall<Name extends CallName> = CallBodyInput<Named<Name>>;
export type Called<Name extends CallName> = { ok: true; value: AnswerTo<Name>; servedAt: number } | Failed;

/** One call of the contract; what comes back is the contract's answer, or the reason why there is none. */
export function call<Name extends CallName>(name: Name, sending: SendingOf<Named<Name>>): Promise<Called<Name>> {
  return send(name, sending as Sending) as Promise<Called<Name>>;
}
