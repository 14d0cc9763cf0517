import { resolve } from "node:path";
import { isCompanySlug } from "@pecacerta/rules/company";
import { isEmail } from "@pecacerta/rules/email";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { z } from "zod";
import {
  adminOrigin,
  cepAddresses,
  databaseAddress,
  filesAddress,
  flag,
  optionalFlag,
  proxyAddresses,
  replicaAddresses,
  secret,
  serviceAddress,
  wholeNumber,
} from "./config-values.ts";
import { isUnencrypted, readFilesUrl } from "./files-url.ts";
import { maskUrl } from "./mask-url.ts";
import { isSmtpUrl } from "./smtp-url.ts";

const environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  WORKERS: wholeNumber(1, 64, 1),
  INTERNAL_PORT: wholeNumber(0, 65_535, 0),
  DATA_DIR: z.string().min(1).default(".data"),
  FILES_URL: filesAddress,
  FILES_INSECURE: flag("off"),
  AWS_ACCESS_KEY_ID: secret,
  AWS_SECRET_ACCESS_KEY: secret,
  AWS_SESSION_TOKEN: secret,
  SAMPLE: optionalFlag,
  DATABASE_URL: databaseAddress,
  MIGRATE_DATABASE_URL: databaseAddress,
  DATABASE_REPLICA_URLS: replicaAddresses,
  DATABASE_CONNECTIONS: wholeNumber(2, 500, 16),
  DATABASE_PATIENCE_MS: wholeNumber(100, 600_000, 5000),
  REQUEST_LIMIT_MS: wholeNumber(100, 600_000, 9000),
  SECRET_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{32,}$/, "must be at least 32 letters and digits, without blanks")
    .optional(),
  DEFAULT_COMPANY: z
    .string()
    .refine(isCompanySlug, "must be lower-case letters, digits and dashes")
    .default("pecacerta"),
  ORIGIN: z.url({ protocol: /^https?$/, error: "must be an address such as https://loja.example.com" }).optional(),
  ADMIN_ORIGIN: adminOrigin,
  TRUST_PROXY: proxyAddresses,
  MAX_CONNECTIONS: wholeNumber(10, 1_000_000, 4000),
  RATE_LIMITS: flag("on"),
  CONNECTIONS_PER_ADDRESS: wholeNumber(2, 1_000_000, 500),
  REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000, 600),
  PAGES_PER_MINUTE: wholeNumber(1, 1_000_000, 600),
  LOGINS_PER_MINUTE: wholeNumber(1, 1_000_000, 20),
  REGISTRATIONS_PER_HOUR: wholeNumber(1, 1_000_000, 20),
  RECOVERIES_PER_HOUR: wholeNumber(1, 1_000_000, 10),
  CHECKOUTS_PER_MINUTE: wholeNumber(1, 1_000_000, 10),
  TRACKINGS_PER_HOUR: wholeNumber(1, 1_000_000, 10),
  BIDS_PER_HOUR: wholeNumber(1, 1_000_000, 10),
  OPINIONS_PER_HOUR: wholeNumber(1, 1_000_000, 10),
  NEWSLETTERS_PER_HOUR: wholeNumber(1, 1_000_000, 10),
  STOCK_ALERTS_PER_HOUR: wholeNumber(1, 1_000_000, 20),
  CONTACTS_PER_HOUR: wholeNumber(1, 1_000_000, 5),
  SEARCHES_PER_MINUTE: wholeNumber(1, 1_000_000, 120),
  LOOKUPS_PER_MINUTE: wholeNumber(1, 1_000_000, 30),
  VEHICLE_LOOKUP_URL: serviceAddress,
  VEHICLE_LOOKUP_TOKEN: secret,
  CEP_URLS: cepAddresses,
  PRICE_TABLE_URL: serviceAddress,
  PRICE_TABLE_TOKEN: secret,
  PRICE_TABLE_CALLS_PER_DAY: wholeNumber(1, 1_000_000, 500),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, "must be an address such as smtps://user:password@mail.example.com")
    .optional(),
  SMTP_INSECURE: flag("off"),
  MAIL_FROM: z.string().refine(isEmail, "must be an address such as loja@example.com").optional(),
  DEV_PAGES: z.enum(["on", "off"], { error: "must be on or off" }).optional(),
  MAINTENANCE: flag("off"),
  DRAIN_SECONDS: wholeNumber(0, 600, 5),
  PAGE_CACHE_MB: wholeNumber(0, 4096, 64),
  RENDERS_AT_ONCE: wholeNumber(1, 64, 2),
  CALLS_AT_ONCE: wholeNumber(1, 500, 16),
  LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"]).default("info"),
});

/** @internal Compared with `.env.example` by a test. */
export const variableNames: readonly string[] = Object.keys(environment.shape);

export type Config = Readonly<z.infer<typeof environment>>;

export function readConfig(
  variables: Record<string, string | undefined>,
  from = process.cwd(),
): Outcome<Config, string> {
  const setVariables = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = environment
    .superRefine(requireSender)
    .superRefine(requireLogin)
    .superRefine(requireBucketAccess)
    .safeParse(setVariables);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    return refuse(`The configuration cannot be used: ${problems.join("; ")}.`);
  }
  return accept({ ...parsed.data, DATA_DIR: resolve(from, parsed.data.DATA_DIR) });
}

function requireSender({ SMTP_URL, MAIL_FROM }: z.infer<typeof environment>, context: z.RefinementCtx): void {
  if (!SMTP_URL || MAIL_FROM) return;
  context.addIssue({ code: "custom", path: ["MAIL_FROM"], message: "must be set where SMTP_URL is" });
}

function requireLogin(
  { DATABASE_URL, MIGRATE_DATABASE_URL, DATABASE_REPLICA_URLS }: z.infer<typeof environment>,
  context: z.RefinementCtx,
): void {
  if (DATABASE_URL) return;
  const message = (name: string) => ({
    code: "custom" as const,
    path: ["DATABASE_URL"],
    message: `must be set where ${name} is`,
  });
  if (MIGRATE_DATABASE_URL) context.addIssue(message("MIGRATE_DATABASE_URL"));
  if (DATABASE_REPLICA_URLS.length > 0) context.addIssue(message("DATABASE_REPLICA_URLS"));
}

function requireBucketAccess(config: z.infer<typeof environment>, context: z.RefinementCtx): void {
  const location = readFilesUrl(config.FILES_URL ?? "");
  if (location?.kind !== "bucket") return;
  const refuseValue = (name: string, message: string) => context.addIssue({ code: "custom", path: [name], message });
  for (const name of ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"] as const)
    if (!config[name]) refuseValue(name, "must be set where FILES_URL is a bucket");
  if (isUnencrypted(location) && !config.FILES_INSECURE)
    refuseValue("FILES_URL", "must have an https:// endpoint, or FILES_INSECURE=on must allow http://");
}

export function maskSecrets(config: Config): Record<string, unknown> {
  return Object.fromEntries(Object.entries(config).map(([name, value]) => [name, maskValue(name, value)]));
}

function maskValue(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => maskValue(name, item));
  if (typeof value !== "string") return value;
  return /TOKEN|KEY|SECRET|PASSWORD/.test(name) ? "***" : maskUrl(value);
}

export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Whether `/dev/mail` exists: as DEV_PAGES says, otherwise only while nothing is configured. */
export function hasDevPages({ DEV_PAGES, SMTP_URL, DATABASE_URL, ORIGIN, HOST }: Config): boolean {
  if (DEV_PAGES !== undefined) return DEV_PAGES === "on";
  return !SMTP_URL && !DATABASE_URL && !ORIGIN && isLoopback(HOST);
}
