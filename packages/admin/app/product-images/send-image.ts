import type { StaffImageDto } from "@pecacerta/contract/admin/images";
import {
  isOfOtherCompany,
  type StaffCallFailure,
  staffCallHeaders,
  staffCallUrl,
  toStaffCallFailure,
  withoutResponse,
} from "../client/send-staff-call.ts";
import { reportSignedOut } from "../client/session-prompts.ts";

/** Beyond the limits of the server. */
const TIMEOUT_MS = 380_000;

type SendImageOptions = {
  company: string;
  name: string;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (sent: number) => void;
};

/** `retryAfterMs`: what a busy server asks for; 0 if it says nothing. */
export type SentImage = { ok: true; value: StaffImageDto } | (StaffCallFailure & { retryAfterMs?: number });

/** Not by fetch, which does not tell how much has been sent. */
export function sendImage(file: Blob, { company, name, signal, onProgress }: SendImageOptions) {
  return new Promise<SentImage>((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", staffCallUrl("/admin/images", { query: { name } }));
    for (const [header, value] of Object.entries(staffCallHeaders({ company })))
      request.setRequestHeader(header, value);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.responseType = "json";
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readAnswer(request, company));
    request.onerror = () => resolve(withoutResponse("NETWORK_ERROR"));
    request.ontimeout = () => resolve(withoutResponse("NETWORK_ERROR"));
    request.onabort = () => resolve(withoutResponse("CANCELLED"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    if (signal.aborted) resolve(withoutResponse("CANCELLED"));
    else request.send(file);
  });
}

function readAnswer(request: XMLHttpRequest, company: string): SentImage {
  const { status, response } = request;
  if (isOfOtherCompany(request.getResponseHeader("ecommerce"), company)) return withoutResponse("FOREIGN_RESPONSE");
  if (status === 200) return { ok: true, value: (response as { data: StaffImageDto }).data };
  const failure = toStaffCallFailure(status, response);
  const { refusal } = failure;
  if (refusal === "AUTH_UNAUTHORIZED" || refusal === "SECOND_FACTOR_NEEDED") reportSignedOut(refusal);
  return { ...failure, retryAfterMs: 1000 * (Number(request.getResponseHeader("retry-after")) || 0) };
}
