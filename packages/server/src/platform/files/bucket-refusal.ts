import type { BucketResponse } from "./bucket-client.ts";

const REASONS: ReadonlyMap<string, string> = new Map([
  ["NoSuchBucket", "there is no such bucket"],
  ["InvalidAccessKeyId", "the service does not know AWS_ACCESS_KEY_ID"],
  ["SignatureDoesNotMatch", "AWS_SECRET_ACCESS_KEY is wrong"],
  ["AccessDenied", "the key does not have the right to list, read or write it"],
  ["RequestTimeTooSkewed", "the clock of this machine is wrong"],
]);

export function bucketRefusal(response: BucketResponse): string | undefined {
  const { status, headers } = response;
  if (status === 200) return undefined;
  const code = findErrorCode(response);
  const reason = REASONS.get(code ?? "");
  if (reason) return reason;
  const region = headers.get("x-amz-bucket-region") ?? findElement(response, "Region");
  if (region) return `it is in another region, which FILES_URL must name: region=${region}`;
  return `the service answered ${status}${code ? ` ${code}` : ""}`;
}

export const findErrorCode = (response: BucketResponse): string | undefined => findElement(response, "Code");

function findElement({ body }: BucketResponse, name: string): string | undefined {
  return new RegExp(`<${name}>([\\w.-]+)</${name}>`).exec(body.toString())?.[1];
}
