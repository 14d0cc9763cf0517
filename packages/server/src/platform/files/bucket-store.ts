import type { BucketLocation } from "../config/files-url.ts";
import { ExternalServiceError } from "../outbound/fetch-json.ts";
import { type BucketCredentials, createBucketClient } from "./bucket-client.ts";
import { bucketRefusal, findErrorCode } from "./bucket-refusal.ts";
import type { FileStore } from "./file-store.ts";

type ListOptions = { maxKeys?: string; signal?: AbortSignal };
type ListPage = { keys: string[]; isTruncated: boolean };

/** Without separators, so that no name leaves the prefix. */
const FILE_NAME = /^[^./\\][^/\\]*$/;
const CHECK_TIMEOUT_MS = 5000;

export function createBucketStore(location: BucketLocation, credentials: BucketCredentials): FileStore {
  const send = createBucketClient(location, credentials);
  const { prefix } = location;
  const keyOf = (name: string) => prefix + encodeURIComponent(name);
  const unusable = (reason: string) =>
    new ExternalServiceError(`The bucket ${location.bucket} at ${location.endpoint} cannot be used: ${reason}`);

  /** Resumes after a key, which every service supports, unlike tokens that may have to be unescaped. */
  async function listAfter(
    key: string,
    { maxKeys = "1000", signal }: ListOptions = {},
  ): Promise<ListPage | { refusal: string }> {
    const query = { "list-type": "2", "encoding-type": "url", "max-keys": maxKeys, prefix };
    const response = await send({ query: { ...query, ...(key && { "start-after": key }) }, signal });
    const refusal = bucketRefusal(response);
    if (refusal) return { refusal };
    return parseList(response.body.toString()) ?? { refusal: "no S3-compatible service answers there" };
  }

  return {
    isRemote: true,
    async read(name, signal) {
      if (!FILE_NAME.test(name)) return undefined;
      const response = await send({ key: keyOf(name), signal });
      if (response.status === 404 && findErrorCode(response) !== "NoSuchBucket") return undefined;
      const refusal = bucketRefusal(response);
      if (refusal) throw unusable(refusal);
      return response.body;
    },
    async write(name, bytes, signal) {
      if (!FILE_NAME.test(name)) throw new Error(`${name} is not a file name`);
      const refusal = bucketRefusal(await send({ key: keyOf(name), body: bytes, signal }));
      if (refusal) throw unusable(refusal);
    },
    async delete(name, signal) {
      if (!FILE_NAME.test(name)) throw new Error(`${name} is not a file name`);
      const response = await send({ method: "DELETE", key: keyOf(name), signal });
      if (response.status === 204 || (response.status === 404 && findErrorCode(response) !== "NoSuchBucket")) return;
      const refusal = bucketRefusal(response);
      if (refusal) throw unusable(refusal);
    },
    async list() {
      const names: string[] = [];
      for (let last = "", isTruncated = true; isTruncated; ) {
        const page = await listAfter(last);
        if ("refusal" in page) throw unusable(page.refusal);
        names.push(...page.keys.map((key) => key.slice(prefix.length)).filter((name) => FILE_NAME.test(name)));
        isTruncated = page.isTruncated;
        const next = page.keys.at(-1) ?? last;
        if (isTruncated && next === last) throw unusable("its list of files does not end");
        last = next;
      }
      return names.toSorted();
    },
    async findProblem() {
      try {
        const page = await listAfter("", { maxKeys: "1", signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
        return "refusal" in page ? { text: `${unusable(page.refusal).message}.`, isTemporary: false } : undefined;
      } catch (error) {
        if (error instanceof ExternalServiceError) return { text: `${error.message}.`, isTemporary: true };
        throw error;
      }
    },
  };
}

function parseList(xml: string): ListPage | undefined {
  const [, isTruncated] = /<IsTruncated>(true|false)<\/IsTruncated>/.exec(xml) ?? [];
  if (!xml.includes("<ListBucketResult") || !isTruncated) return undefined;
  const keys = Array.from(xml.matchAll(/<Key>([^<]*)<\/Key>/g), ([, key = ""]) => decodeKey(key));
  if (!keys.every((key) => key !== undefined)) return undefined;
  return { keys, isTruncated: isTruncated === "true" };
}

function decodeKey(key: string): string | undefined {
  try {
    return decodeURIComponent(key.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}
