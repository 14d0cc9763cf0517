import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** `hang`: no answer. `error`: 503. `cut`: half an answer. `endless`: an answer without end. `page`: HTML. `unescaped`: a list with a bare percent sign. */
export type S3Fault = "hang" | "error" | "cut" | "endless" | "page" | "unescaped";

/** A local S3 service with one bucket, called `loja`, that checks signatures and can misbehave. */
export type FakeS3 = {
  endpoint: string;
  environment: { FILES_URL: string; AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  objects: Map<string, Buffer>;
  requests: string[];
  fault: S3Fault | undefined;
  maxKeys: number;
  close(): Promise<void>;
};

const ACCESS_KEY_ID = "AKIAIOSFODNN7EXAMPLE";
const SECRET_ACCESS_KEY = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";
const BUCKET = "loja";

export async function startFakeS3(): Promise<FakeS3> {
  const server = createServer((request, response) => void answer(fake, request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeS3 = {
    endpoint,
    environment: {
      FILES_URL: `s3://${BUCKET}/fotos?endpoint=${endpoint}`,
      AWS_ACCESS_KEY_ID: ACCESS_KEY_ID,
      AWS_SECRET_ACCESS_KEY: SECRET_ACCESS_KEY,
    },
    objects: new Map(),
    requests: [],
    fault: undefined,
    maxKeys: 1000,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return fake;
}

async function answer(fake: FakeS3, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", fake.endpoint);
  const [bucket, ...path] = decodeURIComponent(url.pathname).slice(1).split("/");
  const key = path.join("/");
  fake.requests.push(`${request.method} ${key}`);
  const body = Buffer.concat(await request.toArray());
  if (fake.fault) return misbehave(fake.fault, response);
  const error = (status: number, code: string) =>
    response.writeHead(status, { "content-type": "application/xml" }).end(`<Error><Code>${code}</Code></Error>`);
  const refusal = refuseSignature(request, url, body);
  if (refusal) return void error(403, refusal);
  if (bucket !== BUCKET) return void error(404, "NoSuchBucket");
  if (!key) return void response.end(listObjects(fake, url.searchParams));
  if (request.method === "PUT") {
    fake.objects.set(key, body);
    return void response.end();
  }
  if (request.method === "DELETE") {
    fake.objects.delete(key);
    return void response.writeHead(204).end();
  }
  const object = fake.objects.get(key);
  if (object) response.end(object);
  else error(404, "NoSuchKey");
}

function misbehave(fault: S3Fault, response: ServerResponse): void {
  if (fault === "error") response.writeHead(503).end();
  if (fault === "page") response.end("<html>Welcome</html>");
  if (fault === "unescaped") response.end(formatList(["fotos/100% original.webp"], false));
  if (fault === "cut") response.writeHead(200, { "content-length": 1000 }).write("half", () => response.destroy());
  if (fault === "endless") {
    const chunk = Buffer.alloc(65_536);
    const write = () => void (response.destroyed || response.write(chunk, write));
    write();
  }
}

function listObjects({ objects, maxKeys }: FakeS3, query: URLSearchParams): string {
  const after = query.get("start-after") ?? "";
  const limit = Math.min(maxKeys, Number(query.get("max-keys") ?? maxKeys));
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get("prefix") ?? "") && key > after).toSorted();
  return formatList(keys.slice(0, limit).map(encodeURIComponent), keys.length > limit);
}

function formatList(keys: string[], isTruncated: boolean): string {
  const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`);
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents.join("")}</ListBucketResult>`;
}

function refuseSignature(request: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const headers = new Map(Object.entries(request.headers));
  const authorization = String(headers.get("authorization"));
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/;
  const [, keyId, scope = "", signedHeaders = "", signature] = pattern.exec(authorization) ?? [];
  if (!keyId) return "AccessDenied";
  if (keyId !== ACCESS_KEY_ID) return "InvalidAccessKeyId";
  const canonicalRequest = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map((pair) => pair.map(encodeURIComponent).join("="))
      .toSorted()
      .join("&"),
    ...signedHeaders.split(";").map((name) => `${name}:${headers.get(name)}`),
    "",
    signedHeaders,
    headers.get("x-amz-content-sha256"),
  ].join("\n");
  const expected = signV4(canonicalRequest, { scope, date: String(headers.get("x-amz-date")) });
  if (signature !== expected) return "SignatureDoesNotMatch";
  return headers.get("x-amz-content-sha256") === sha256(body) ? undefined : "XAmzContentSHA256Mismatch";
}

export function signV4(canonicalRequest: string, { scope, date }: { scope: string; date: string }): string {
  const keys = scope.split("/");
  const signingKey = keys.reduce<Buffer>((key, part) => hmac(key, part), Buffer.from(`AWS4${SECRET_ACCESS_KEY}`));
  return hmac(signingKey, ["AWS4-HMAC-SHA256", date, scope, sha256(canonicalRequest)].join("\n")).toString("hex");
}

const hmac = (key: Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();
const sha256 = (content: Buffer | string): string => createHash("sha256").update(content).digest("hex");
