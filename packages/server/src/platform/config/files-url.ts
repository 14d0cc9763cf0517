import { join } from "node:path";
import { fileURLToPath } from "node:url";

export type BucketLocation = {
  kind: "bucket";
  endpoint: string;
  region: string;
  bucket: string;
  prefix: string;
};
type FileLocation = { kind: "folder"; folder: string } | BucketLocation;

const DEFAULT_REGION = "us-east-1";
const PARAMETERS = new Set(["endpoint", "region"]);

/** Reads `file:///folder` or `s3://bucket/prefix?endpoint=https://host&region=name`. */
export function readFilesUrl(text: string): FileLocation | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol === "s3:") return readBucketUrl(url);
  if (url.protocol !== "file:" || url.host || url.search || url.hash || url.pathname === "/") return undefined;
  return { kind: "folder", folder: fileURLToPath(url) };
}

function readBucketUrl({ hostname: bucket, pathname, searchParams, username, port, hash }: URL) {
  const region = searchParams.get("region") ?? DEFAULT_REGION;
  const endpoint = searchParams.get("endpoint") ?? `https://s3.${region}.amazonaws.com`;
  const prefix = pathname.replace(/\/*$/, "/").slice(1);
  const isValid =
    /^\w[\w.-]{1,61}\w$/.test(bucket) &&
    /^([\w.-]+\/)*$/.test(prefix) &&
    /^[\w-]+$/.test(region) &&
    isEndpoint(endpoint) &&
    !(username || port || hash) &&
    [...searchParams.keys()].every((name) => PARAMETERS.has(name));
  if (!isValid) return undefined;
  return { kind: "bucket" as const, endpoint: endpoint.replace(/\/$/, ""), region, bucket, prefix };
}

function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && !(username || search || hash);
}

export function isUnencrypted({ endpoint }: BucketLocation): boolean {
  const { protocol, hostname } = new URL(endpoint);
  return protocol === "http:" && !/^(localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/.test(hostname);
}

export function pictureFolder({
  FILES_URL = "",
  DATA_DIR,
}: {
  FILES_URL?: string | undefined;
  DATA_DIR: string;
}): string {
  const location = readFilesUrl(FILES_URL);
  return location?.kind === "folder" ? location.folder : join(DATA_DIR, "pictures");
}
