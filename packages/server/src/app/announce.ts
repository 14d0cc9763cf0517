import { isNewCompanySlug } from "@pecacerta/rules/company";
import type { Installation } from "../companies/installation.ts";
import { type Config, isLoopback } from "../platform/config/config.ts";
import { isUnencrypted, readFilesUrl } from "../platform/config/files-url.ts";
import { needsTls, readSmtpUrl } from "../platform/config/smtp-url.ts";
import { findConnectionShortage } from "../platform/database/connection-budget.ts";
import { ADMIN_PATH } from "../platform/http/admin-host.ts";
import type { Launch } from "../platform/process/process-state.ts";

export type Announcement = { slugs: string[]; accounts: string[]; owners: string[]; shortage: string | undefined };
export type SampleAccess = {
  accounts(installation: Installation): Promise<string[]>;
  /** How to enter the admin as a seller. */
  owners(installation: Installation): Promise<string[]>;
};

export type AnnouncedAddresses = { address: string; metricsAddress: string };

const isLaterWorker = ({ worker = 1 }: Launch): boolean => worker > 1;

/** Reads what a start prints. Before the shop serves: a lost connection then fails the start, not a shop in use. */
export async function readAnnouncement(
  installation: Installation,
  launch: Launch,
  sample: SampleAccess,
): Promise<Announcement> {
  if (isLaterWorker(launch)) return { slugs: [], accounts: [], owners: [], shortage: undefined };
  const { config, database } = installation;
  const { rows } = await database.readerPool.query<{ slug: string }>("select slug from companies order by slug");
  const workers = launch.worker === undefined ? 1 : config.WORKERS;
  return {
    slugs: rows.map(({ slug }) => slug),
    accounts: await sample.accounts(installation),
    owners: await sample.owners(installation),
    shortage: await findConnectionShortage(database, { ...config, WORKERS: workers }),
  };
}

/** Prints that the shop is ready, and warns about its settings. Of several workers, the first does. */
export function announce(
  installation: Installation,
  launch: Launch,
  { address, metricsAddress, slugs, accounts, owners, shortage }: Announcement & AnnouncedAddresses,
): void {
  if (isLaterWorker(launch)) {
    console.log(`Worker ${launch.worker} is ready. Metrics: ${metricsAddress}`);
    return;
  }
  const { config, devPagesKey } = installation;
  const local = address.replace("127.0.0.1", "localhost");
  const shown = config.ORIGIN ?? local;
  const lines = [
    `Peça Certa is ready: ${shown}`,
    ...slugs.map((slug) => `  ${shown}/?company=${slug}${slug === config.DEFAULT_COMPANY ? "  (the fallback)" : ""}`),
    ...(accounts.length > 0 ? ["Sample accounts:", ...accounts.map((line) => `  ${line}`)] : []),
    adminLine(config, local),
    ...(owners.length > 0 ? ["Sample owners:", ...owners.map((line) => `  ${line}`)] : []),
    ...(devPagesKey ? [`Mail that was not sent: ${shown}/dev/mail?key=${devPagesKey}`] : []),
    `Metrics: ${metricsAddress}`,
  ];
  console.log(lines.join("\n"));
  const hidden = slugs.filter((slug) => !isNewCompanySlug(slug));
  for (const warning of [...settingWarnings(installation, launch, accounts), hiddenCompanyWarning(hidden), shortage])
    if (warning) console.warn(`WARNING: ${warning}`);
}

function adminLine({ ADMIN_ORIGIN, ORIGIN }: Config, local: string): string {
  if (!ADMIN_ORIGIN && ORIGIN) return "Admin: closed until ADMIN_ORIGIN names its address.";
  return `Admin: ${ADMIN_ORIGIN ?? local}${ADMIN_PATH}/`;
}

const hiddenCompanyWarning = (slugs: string[]): string | undefined =>
  slugs.length > 0
    ? `the admin has pages of its own at the names of these companies, which it cannot show: ${slugs.join(", ")}.`
    : undefined;

function settingWarnings({ config, devPagesKey }: Installation, launch: Launch, accounts: string[]): string[] {
  const warnings: string[] = [];
  if (accounts.length > 0 && !isLoopback(config.HOST))
    warnings.push(`others can reach ${config.HOST}, and the sample accounts above open with a known password.`);
  if (config.ADMIN_ORIGIN && config.ORIGIN && new URL(config.ADMIN_ORIGIN).hostname === new URL(config.ORIGIN).hostname)
    warnings.push(
      "ADMIN_ORIGIN and ORIGIN have one host - a script in a page of the shop could act for signed-in staff.",
    );
  if (devPagesKey && (config.ORIGIN || !isLoopback(config.HOST)))
    warnings.push("DEV_PAGES=on - the address above shows every mail, with links that open accounts.");
  if (!config.SMTP_URL && !devPagesKey) warnings.push("SMTP_URL is not set - no mail leaves this shop.");
  if (config.SMTP_URL && config.SMTP_INSECURE && needsTls(readSmtpUrl(config.SMTP_URL).host))
    warnings.push("SMTP_INSECURE=on - mail, with links that open accounts, may leave unencrypted.");
  const location = readFilesUrl(config.FILES_URL ?? "");
  if (location?.kind === "bucket" && isUnencrypted(location))
    warnings.push("FILES_INSECURE=on - pictures travel unencrypted and may be replaced on the way.");
  if (!config.RATE_LIMITS) warnings.push("RATE_LIMITS=off - requests and sign-in attempts are not limited.");
  if (config.WORKERS > 1 && launch.worker === undefined)
    warnings.push(`WORKERS=${config.WORKERS} has no effect here: only \`npm start\` runs several processes.`);
  return warnings;
}
