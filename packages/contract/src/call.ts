import type { z } from "zod";
import type { RefusalStatus, RefusalWithStatus } from "./refusals.ts";

/** Every path of the contract begins with this. */
export const WIRE_PREFIX = "/ecommerce";

export type HttpMethod = "GET" | "POST" | "PUT" | "DELETE";

/** One call of the contract, as a plain value: the server makes a route of it, the browser takes only its types. */
export type Call = {
  method: HttpMethod;
  /** After the prefix, with parameters as `:name`. */
  path: `/${string}`;
  summary: string;
  tags: readonly string[];
  /** `bearer`: needs the header `Authorization: Bearer {token}`, else 401. */
  access: "public" | "bearer";
  /** Changes something although it is only read: no copy of its answer is worth anything. */
  changes?: true;
  /** `true`: acts for one company, named by the header `ecommerce` (or resolved, on GET). */
  company: boolean;
  /** A fault here is the call's 404 (see `notFoundOf`): an address that cannot exist is an address not found. */
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Lower-case names. Loose objects only: what a validated header object drops is lost to the rest of the request. */
  headers?: z.ZodType;
  responses: Readonly<Partial<Record<200 | 201, z.ZodType>>>;
  /** What only this call refuses; what every call refuses is added by `refusalsOf`. */
  refusals?: Refusals;
  /** Where a refusal says more than `errorBody` does. */
  refusalBody?: Readonly<Partial<Record<RefusalStatus, z.ZodType>>>;
};

export type Refusals = { readonly [Status in RefusalStatus]?: readonly RefusalWithStatus<Status>[] };

/** Whether copies of an answer may be kept: anyone may read it, and reading it changes nothing. */
export const isCacheableCall = ({ method, access, changes }: Call): boolean =>
  method === "GET" && access === "public" && !changes;

export const defineCall = <const DefinedCall extends Call>(call: DefinedCall): DefinedCall => call;

/** What the call answers when it succeeds (the union, where several statuses do). */
export type CallResponse<C extends Call> = {
  [S in keyof C["responses"]]: SchemaOutput<C["responses"][S]>;
}[keyof C["responses"]];

/** What the server works with after validation: numbers read, defaults filled in. */
export type CallBody<C extends Call> = SchemaOutput<C["body"]>;
export type CallQuery<C extends Call> = SchemaOutput<C["query"]>;
export type CallParams<C extends Call> = SchemaOutput<C["params"]>;

/** What a client hands over: fields with a default may be left out. Form encoding turns the values into text. */
export type CallBodyInput<C extends Call> = SchemaInput<C["body"]>;
export type CallQueryInput<C extends Call> = SchemaInput<C["query"]>;
export type CallParamsInput<C extends Call> = SchemaInput<C["params"]>;

type SchemaOutput<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type SchemaInput<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
