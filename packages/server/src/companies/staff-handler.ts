import type { StaffCall } from "@pecacerta/contract/call";
import type { Refusal } from "@pecacerta/contract/refusals";
import type { Outcome } from "@pecacerta/rules/outcome";
import type { Permission, StaffRole } from "@pecacerta/rules/permission";
import type { FastifyRequest } from "fastify";
import type { RunTask } from "../platform/compute/compute-pool.ts";
import type { Tenant, TenantTransaction } from "../platform/database/tenant.ts";
import type { RefusalDetails } from "../platform/http/refuse.ts";
import type { CallInput, CallOutcome } from "../platform/http/serve-call.ts";
import type { Actor } from "./actor.ts";

/** A member of the company's staff, as of this transaction. */
export type StaffMember = {
  actor: Extract<Actor, { kind: "staff" }>;
  name: string;
  role: StaffRole;
  permissions: ReadonlySet<Permission>;
  /** Whether the sign-in, or its confirmation, was within the last minutes. */
  isFresh: boolean;
};

type CompanyCall = Extract<StaffCall, { access: "staff" }>;

type Handle<C extends CompanyCall> = (
  tx: TenantTransaction,
  member: StaffMember,
  input: CallInput<C>,
) => Promise<CallOutcome<C>>;

/** Before the transaction of the work, once the call is allowed. Its value is the body of the work. */
type Prepare = (tenant: Tenant, request: FastifyRequest) => Promise<Outcome<unknown, Refusal, RefusalDetails>>;

type Compute<C extends CompanyCall, Value> = (
  value: Value,
  input: CallInput<C>,
  runTask: RunTask,
) => Promise<CallOutcome<C>>;

/** A call with the work that it does, in the transaction that has checked its member and permission. */
export type StaffHandler = {
  call: CompanyCall;
  handle: Handle<CompanyCall>;
  replay?: Handle<CompanyCall>;
  prepare?: Prepare;
  /** Answers from what `handle` has read, once its transaction is over. */
  compute?: Compute<CompanyCall, never>;
};

/** `replay` answers a repeated idempotency key. Without it, the first answer is stored and outlives an erased customer. */
export const staffHandler = <C extends CompanyCall>(call: C, handle: Handle<C>, replay?: Handle<C>): StaffHandler => ({
  call,
  handle: handle as unknown as Handle<CompanyCall>,
  ...(replay && { replay: replay as unknown as Handle<CompanyCall> }),
});

/** For pure work above some 50 ms: neither the database nor the event loop waits for it. */
export const computeHandler = <C extends CompanyCall, Value>(
  call: C,
  read: (
    tx: TenantTransaction,
    member: StaffMember,
    input: CallInput<C>,
  ) => Promise<Outcome<Value, Refusal, RefusalDetails>>,
  compute: Compute<C, Value>,
): StaffHandler => ({
  call,
  handle: read as unknown as Handle<CompanyCall>,
  compute: compute as unknown as Compute<CompanyCall, never>,
});

/** Does a part before the transaction of the work: receives a file, which takes seconds, or reads outside of companies. */
export const preparedHandler = <C extends CompanyCall, Body>(
  call: C,
  prepare: (tenant: Tenant, request: FastifyRequest) => Promise<Outcome<Body, Refusal, RefusalDetails>>,
  handle: (
    tx: TenantTransaction,
    member: StaffMember,
    input: Omit<CallInput<C>, "body"> & { body: Body },
  ) => Promise<CallOutcome<C>>,
): StaffHandler => ({ call, prepare, handle: handle as unknown as Handle<CompanyCall> });
