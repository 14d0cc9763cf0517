import { parseArgs } from "node:util";
import { isHostName, isNewCompanySlug } from "@pecacerta/rules/company";
import { isEmail, normalizeEmail } from "@pecacerta/rules/email";
import { invitationPath } from "../admin/identity/invitation.ts";
import {
  addCompanyHost,
  changeImageQuota,
  resumeCompany,
  suspendCompany,
} from "../admin/installation/change-company.ts";
import { openCompany } from "../admin/installation/open-company.ts";
import type { Installation } from "../companies/installation.ts";
import { adminUrl } from "../companies/mail/find-sender.ts";
import { exitWithError } from "../platform/process/exit-with-error.ts";
import { withInstallation } from "./command-line.ts";

const USAGE = `Say what to do:
  npm run company -- open SLUG --name NAME --owner EMAIL
  npm run company -- suspend SLUG --reason TEXT
  npm run company -- resume SLUG
  npm run company -- host SLUG HOST
  npm run company -- image-quota SLUG --images COUNT --gigabytes COUNT`;

const GIGABYTE = 1024 ** 3;

const REFUSALS = {
  SLUG_TAKEN: "There is a company of that name already.",
  HOST_TAKEN: "Another company, or the installation itself, has this host.",
  COMPANY_NOT_FOUND: "There is no such company.",
  OPERATOR_ADDRESS: "This is the address of an operator, and the company has an owner.",
  TOO_MANY_REQUESTS: "The address has had too many invitations. Try again later.",
} as const;

type Work = (installation: Installation) => Promise<{ ok: true } | { ok: false; refusal: keyof typeof REFUSALS }>;

const text = { type: "string", default: "" } as const;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { name: text, owner: text, reason: text, images: text, gigabytes: text },
    });
  } catch {
    return exitWithError(USAGE);
  }
}

function readWork(): Work {
  const { values, positionals } = readArguments();
  const [action, slug = "", host = ""] = positionals;
  const change = { slug, actor: { kind: "program" }, now: new Date() } as const;
  const { name, reason } = values;
  const email = normalizeEmail(values.owner);
  if (action === "open" && name !== "") {
    if (!isNewCompanySlug(slug)) exitWithError(`${slug} cannot be the name of a company in addresses.`);
    if (!isEmail(email)) exitWithError(`${email} is no e-mail address.`);
    return (installation) => openAndPrint(installation, { ...change, name, email });
  }
  if (action === "suspend" && slug !== "" && reason !== "")
    return (installation) => suspendCompany(installation, { ...change, reason });
  if (action === "resume" && slug !== "") return (installation) => resumeCompany(installation, change);
  if (action === "host" && host !== "") {
    if (!isHostName(host)) exitWithError(`${host} is no host name, such as www.example.com.`);
    return (installation) => addCompanyHost(installation, { ...change, host });
  }
  const [maxImages, gigabytes] = [values.images, values.gigabytes].map((count) =>
    /^\d{1,6}$/.test(count) ? Number(count) : 0,
  );
  if (action === "image-quota" && slug !== "" && maxImages && gigabytes)
    return (installation) =>
      changeImageQuota(installation, { ...change, maxImages, maxImageBytes: gigabytes * GIGABYTE });
  exitWithError(USAGE);
}

async function openAndPrint(installation: Installation, input: Parameters<typeof openCompany>[1]) {
  const opened = await openCompany(installation, input);
  if (opened.ok)
    console.log(`Open within three days: ${adminUrl(installation.config)}${invitationPath(opened.value.token)}`);
  return opened;
}

const work = readWork();
await withInstallation(async (installation) => {
  const outcome = await work(installation);
  if (outcome.ok) return;
  console.error(REFUSALS[outcome.refusal]);
  process.exitCode = 1;
});
