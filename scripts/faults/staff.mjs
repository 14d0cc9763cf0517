import { randomUUID } from "node:crypto";
import { sendRequest } from "./harness.mjs";

const SAME_ORIGIN = { "content-type": "application/json", "x-admin": "1", "sec-fetch-site": "same-origin" };

/** Signs in the owner of a sample company with what the start has just printed. */
export async function signInSampleOwner({ url, output }, company) {
  const printed = (pattern) => output.map((line) => pattern.exec(line)?.[1]).find(Boolean);
  const email = `dona@${company}.example.com`;
  const password = printed(/^ +password (\S+)$/);
  const code = printed(/^ +authenticator key .+ \(code now: (\d{6});/);
  const first = await postStaffCall(url, "/session", { email, password });
  const cookie = cookieOf(first);
  const second = await postStaffCall(url, "/session/second-factor", { code }, { cookie });
  if (second.status !== 200) throw new Error(`No staff session: ${second.status} ${second.text}`);
  return { cookie: cookieOf(second) ?? cookie, ecommerce: company };
}

export function postStaffCall(url, path, body, headers = {}) {
  return sendRequest(`${url}/ecommerce/admin${path}`, {
    method: "POST",
    headers: { ...SAME_ORIGIN, "idempotency-key": randomUUID(), ...headers },
    body: JSON.stringify(body),
  });
}

const cookieOf = ({ headers }) => headers?.["set-cookie"]?.map((line) => line.split(";", 1)[0]).join("; ");
