/** Who changes something. `network`: of the address, as rate limits count. `supportGrantId`: of an operator's access. */
export type Actor =
  | { kind: "staff"; staffUserId: string; network: string; requestId: string; supportGrantId?: string | undefined }
  | { kind: "customer"; customerId: string; network?: string; requestId?: string }
  | { kind: "program" };
