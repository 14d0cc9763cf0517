export type RefusedOutcome<Refusal extends string, Details = never> = {
  ok: false;
  refusal: Refusal;
  details?: Details;
};

export type Outcome<Value, Refusal extends string, Details = never> =
  | { ok: true; value: Value }
  | RefusedOutcome<Refusal, Details>;

export const accept = <Value>(value: Value) => ({ ok: true, value }) as const;

export function refuse<const Refusal extends string>(refusal: Refusal): { ok: false; refusal: Refusal };
export function refuse<const Refusal extends string, Details>(
  refusal: Refusal,
  details: Details,
): { ok: false; refusal: Refusal; details: Details };
export function refuse(refusal: string, details?: unknown) {
  return details === undefined ? { ok: false, refusal } : { ok: false, refusal, details };
}
