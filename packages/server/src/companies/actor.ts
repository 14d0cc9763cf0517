/** Who changes something. `network`: of the address, as rate limits count. */
export type Actor =
  | { kind: "staff"; staffUserId: string; network: string; requestId: string }
  | { kind: "customer"; customerId: string; network?: string; requestId?: string }
  | { kind: "program" };
