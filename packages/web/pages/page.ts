/**
 * The address of a page inside one company; `isPassing` tells addresses with a shopper's own words or filters, `isUnknown`
 * those that no page of the build is at: assets, calls and health checks among them.
 */
export type PageAddress = { path: string; target: string; isFiltered: boolean; isUnknown: boolean };

export type Encoding = "br" | "gzip" | "identity";

export type EncodedBody = { bytes: Buffer; etag: string; encoding: Encoding };

/** The body in every encoding a browser may ask for. `weight`: what it takes in memory, in bytes. */
export type PageBody = { byteSize: number; encodedAs: (encoding: Encoding) => EncodedBody | Promise<EncodedBody> };

/** One answer, the same for everyone who asks for this address at this company. */
export type Page = { status: number; headers: Readonly<Record<string, string>>; version: string; body: PageBody };
