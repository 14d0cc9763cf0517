import type { CompressedBody } from "@pecacerta/server/platform/http/compressed-body";

/** `isUnknown`: matches no page, such as assets and API calls. `isFiltered`: has search terms, filters or a vehicle. */
export type PageAddress = { path: string; target: string; isFiltered: boolean; isUnknown: boolean };

export type Page = { status: number; headers: Readonly<Record<string, string>>; version: string; body: CompressedBody };
