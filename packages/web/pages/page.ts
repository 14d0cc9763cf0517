/** `isUnknown`: matches no page, such as assets and API calls. `isFiltered`: has search terms, filters or a vehicle. */
export type PageAddress = { path: string; target: string; isFiltered: boolean; isUnknown: boolean };

export type Encoding = "br" | "gzip" | "identity";

export type EncodedBody = { bytes: Buffer; etag: string; encoding: Encoding };

/** The body in every encoding; `byteSize` is its size in memory. */
export type PageBody = { byteSize: number; encodedAs: (encoding: Encoding) => EncodedBody | Promise<EncodedBody> };

export type Page = { status: number; headers: Readonly<Record<string, string>>; version: string; body: PageBody };
