import { isIP } from "node:net";
import { z } from "zod";
import { databaseUrlProblem, replicaUrlProblem } from "./database-url.ts";
import { readFilesUrl } from "./files-url.ts";

export const flag = (byDefault: "on" | "off") =>
  z
    .enum(["on", "off"], { error: "must be on or off" })
    .default(byDefault)
    .transform((text) => text === "on");

export const optionalFlag = z
  .enum(["on", "off"], { error: "must be on or off" })
  .transform((text) => text === "on")
  .optional();

export const wholeNumber = (from: number, to: number, byDefault: number) =>
  z.coerce
    .number({ error: "must be a number" })
    .int("must be a whole number")
    .min(from, `must be at least ${from}`)
    .max(to, `must be at most ${to}`)
    .default(byDefault);

export const serviceAddress = z
  .url({ protocol: /^https?$/, error: "must be an address such as https://servico.example.com/api" })
  .optional();

/** Sign-in needs a secure context: https, or `localhost`, which belongs to no address that a passkey would refuse. */
export const adminOrigin = z
  .string()
  .refine(isAdminOrigin, "must be https:// and a host such as https://painel.example.com, or http://localhost:3000")
  .transform((text) => new URL(text).origin)
  .optional();

function isAdminOrigin(text: string): boolean {
  if (!/^https?:\/\/[^/?#@]+\/?$/i.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return hostname === "localhost" || (protocol === "https:" && isIP(hostname) === 0 && !hostname.startsWith("["));
}

const commaSeparated = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean),
  );

export const cepAddresses = commaSeparated.refine(
  (all) => all.every((address) => /^https?:\/\/[^/]+\/.*\{cep\}/.test(address) && URL.canParse(address)),
  "must be addresses such as https://servico.example.com/cep/{cep}, separated by commas",
);

export const databaseAddress = z
  .string()
  .superRefine((url, context) => {
    const message = databaseUrlProblem(url);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  })
  .optional();

export const replicaAddresses = commaSeparated.superRefine((urls, context) => {
  const message = urls.map(replicaUrlProblem).find((problem) => problem !== undefined);
  if (message !== undefined) context.addIssue({ code: "custom", message });
});

export const filesAddress = z
  .string()
  .refine(
    (text) => readFilesUrl(text) !== undefined,
    "must be a folder such as file:///srv/pictures or a bucket such as s3://name?endpoint=https://s3.example.com",
  )
  .optional();

export const secret = z
  .string()
  .regex(/^[\x21-\x7e]+$/, "must be letters and digits")
  .optional();

export const proxyAddresses = z
  .string()
  .refine(areProxyAddresses, "must be addresses or networks, separated by commas")
  .default("");

function areProxyAddresses(text: string): boolean {
  return text.split(",").every((item) => {
    const [address = "", bits = "0", ...more] = item.trim().split("/");
    if (/^(|loopback|linklocal|uniquelocal)$/.test(item.trim())) return true;
    return (
      isIP(address) !== 0 &&
      more.length === 0 &&
      /^\d{1,3}$/.test(bits) &&
      Number(bits) <= (isIP(address) === 4 ? 32 : 128)
    );
  });
}
