import { callAmounts, decodeAmounts, encodeAmounts } from "@pecacerta/contract/amount-fields";
import type { Call, CallBodyInput, CallParamsInput, CallQueryInput, CallResponse } from "@pecacerta/contract/call";
import type { CallsByRoute } from "@pecacerta/contract/calls";
import { type CallFailure, type CallOptions, send } from "./send.ts";

export type CallName = keyof CallsByRoute;

type IfDefined<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value };
type CallOptionsFor<C extends Call> = Pick<CallOptions, "idempotencyKey" | "keepalive" | "signal"> &
  IfDefined<"params", CallParamsInput<C>> &
  IfDefined<"body", CallBodyInput<C>> &
  Partial<IfDefined<"query", CallQueryInput<C>>>;

export type ResponseTo<Name extends CallName> = CallResponse<CallsByRoute[Name]>;
export type BodyOf<Name extends CallName> = CallBodyInput<CallsByRoute[Name]>;
export type CallResultOf<Name extends CallName> = { ok: true; value: ResponseTo<Name>; servedAt: number } | CallFailure;

/** Resolves to a failure instead of rejecting. Amounts are centavos, in the body as well as in the response. */
export async function call<Name extends CallName>(
  name: Name,
  options: CallOptionsFor<CallsByRoute[Name]>,
): Promise<CallResultOf<Name>> {
  const amounts = callAmounts(name);
  const { body, ...rest } = options as CallOptions;
  const result = await send(name, { ...rest, body: encodeAmounts(body, amounts.body) });
  if (!result.ok) return { ...result, responseBody: decodeAmounts(result.responseBody, amounts.refusal) };
  return { ...result, value: decodeAmounts(result.value, amounts.response) as ResponseTo<Name> };
}
