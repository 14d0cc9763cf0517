import type { Permission } from "@pecacerta/rules/permission";
import type { z } from "zod";
import type { RefusalStatus, RefusalWithStatus } from "./refusals.ts";

/** Prefix of every path. */
export const WIRE_PREFIX = "/ecommerce";

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A call of the contract: the server registers a route for it, the browser uses only its types. */
export type Call = ShopCall | StaffCall;

/** A call of the storefront. */
export type ShopCall = CallShape & {
  /** `bearer`: needs the header `Authorization: Bearer {token}`, else 401. */
  access: "public" | "bearer";
};

/**
 * A call of the seller's application. `staff`: for members of the company in the header `ecommerce` who have the
 * permission. `visitor`, `user`, `operator`: before sign-in, for signed-in staff users, for operators.
 */
export type StaffCall = CallShape &
  (
    | { access: "staff"; permission: Permission; company: true }
    | { access: "visitor" | "user" | "operator"; company: false }
  ) & {
    /** Requires a sign-in, or its confirmation, within the last minutes. */
    fresh?: true;
    /** Repeated by an open page: its responses have an ETag, and it does not keep an idle session alive. */
    polled?: true;
    /** The body is a file of any type. */
    upload?: true;
  };

type CallShape = {
  method: HttpMethod;
  /** After the prefix, with parameters as `:name`. */
  path: `/${string}`;
  summary: string;
  tags: readonly string[];
  /** A GET call with side effects: its responses must not be cached. */
  changes?: true;
  /** Changes nothing of a company, though it is no GET call: staff of a suspended company may call it. */
  reads?: true;
  /** `true`: requires a company, by the header `ecommerce` or, on GET, by host. */
  company: boolean;
  /** An invalid parameter gives the call's 404 (see `notFoundRefusal`). */
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Of a body whose fields together could be larger than any real one. Else the fields alone limit it (body-limit.ts). */
  maxBodyBytes?: number;
  /** Lower-case names. Must be loose objects: validation drops other headers. */
  headers?: z.ZodType;
  responses: Readonly<Partial<Record<200 | 201, z.ZodType>>>;
  /** Refusals of this call only; `allRefusals` adds the common ones. */
  refusals?: Refusals;
  /** Refusal bodies with more than `errorBodySchema`. */
  refusalBody?: Readonly<Partial<Record<RefusalStatus, z.ZodType>>>;
};

export type Refusals = { readonly [Status in RefusalStatus]?: readonly RefusalWithStatus<Status>[] };

/** Whether responses may be cached: public and without side effects. */
export const isCacheableCall = ({ method, access, changes }: Call): boolean =>
  method === "GET" && access === "public" && !changes;

export const isStaffCall = (call: Call): call is StaffCall => call.access !== "public" && call.access !== "bearer";

export const defineCall = <const DefinedCall extends Call>(call: DefinedCall): DefinedCall => call;

/** The successful response (a union if there are several statuses). */
export type CallResponse<C extends Call> = {
  [S in keyof C["responses"]]: SchemaOutput<C["responses"][S]>;
}[keyof C["responses"]];

/** Validated input: numbers parsed, defaults applied. */
export type CallBody<C extends Call> = SchemaOutput<C["body"]>;
export type CallQuery<C extends Call> = SchemaOutput<C["query"]>;
export type CallParams<C extends Call> = SchemaOutput<C["params"]>;

/** Client input: fields with a default are optional. */
export type CallBodyInput<C extends Call> = SchemaInput<C["body"]>;
export type CallQueryInput<C extends Call> = SchemaInput<C["query"]>;
export type CallParamsInput<C extends Call> = SchemaInput<C["params"]>;

type SchemaOutput<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type SchemaInput<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
