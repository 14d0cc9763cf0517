import { parseArgs } from "node:util";
import { isEmail, normalizeEmail } from "@pecacerta/rules/email";
import { startAccountReset } from "../admin/identity/account-links.ts";
import { findUserByEmail } from "../admin/identity/find-user.ts";
import { withIdentityTransaction } from "../admin/identity/identity-transaction.ts";
import { invitationPath } from "../admin/identity/invitation.ts";
import { createOperator, promoteToOperator } from "../admin/identity/operator.ts";
import { findOwnCompanies } from "../admin/identity/own-companies.ts";
import { inviteOwner } from "../admin/installation/invite-owner.ts";
import type { Installation } from "../companies/installation.ts";
import { adminUrl } from "../companies/mail/find-sender.ts";
import { exitWithError } from "../platform/process/exit-with-error.ts";
import { withCompany, withInstallation } from "./command-line.ts";

// `npm run staff -- operator EMAIL` and `npm run staff -- owner COMPANY EMAIL` print a link that works once;
// `npm run staff -- reset EMAIL` mails one that works after a day.
const USAGE =
  "Say who: npm run staff -- operator EMAIL, operator EMAIL --existing, owner COMPANY EMAIL, or reset EMAIL";
const INVITATION_REFUSALS = {
  OPERATOR_ADDRESS: "This is the address of an operator, and the company has an owner, who can grant support access.",
  TOO_MANY_REQUESTS: "The address, or the company, has had too many invitations. Try again later.",
} as const;
const { positionals, values } = readArguments();
const [action, ...words] = positionals;
const email = normalizeEmail(words.at(-1) ?? "");
const slug = words[0] ?? "";
const wordCounts = new Map([
  ["operator", 1],
  ["reset", 1],
  ["owner", 2],
]);
const isComplete = action !== undefined && wordCounts.get(action) === words.length;
if (!isComplete || (values.existing && action !== "operator")) exitWithError(USAGE);
if (!isEmail(email)) exitWithError("This is no e-mail address.");

if (action === "owner") {
  await withCompany(slug, async (tenant, installation) => {
    const invited = await inviteOwner(tenant, { email, actor: { kind: "program" }, now: new Date() });
    if (!invited.ok) exitWithError(INVITATION_REFUSALS[invited.refusal]);
    const { token, waitsUntil } = invited.value;
    printLink(installation, token);
    if (waitsUntil) console.log(`It works from ${waitsUntil.toISOString()} on, or once an owner consents.`);
  });
} else if (action === "reset") {
  await withInstallation(resetAccount);
} else {
  await withInstallation(values.existing ? promoteAccount : inviteOperator);
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { existing: { type: "boolean", default: false } } });
  } catch {
    return exitWithError(USAGE);
  }
}

async function inviteOperator(installation: Installation): Promise<void> {
  const created = await createOperator(installation.database, email, new Date());
  if (created.ok) return printLink(installation, created.value);
  exitWithError(`${await describeAccount(installation)}
The account may be another person's: its address was never proved.
If the person tells you that it is theirs, say: npm run staff -- operator EMAIL --existing`);
}

async function promoteAccount({ database }: Installation): Promise<void> {
  const promoted = await promoteToOperator(database, email, new Date());
  if (promoted.ok) console.log(`${email} is an operator from now on.`);
  else exitWithError("There is no account of this address.");
}

async function describeAccount({ database }: Installation): Promise<string> {
  const user = await withIdentityTransaction(database, (tx) => findUserByEmail(tx, email));
  if (!user) throw new Error("The account is gone");
  const { companies } = await findOwnCompanies(database, user.id, new Date());
  const places = companies.map((company) => `${company.slug} (${company.role})`).join(", ") || "none";
  return `This address has an account since ${user.createdAt.toISOString()}. Its companies: ${places}.`;
}

function printLink({ config }: Installation, token: string): void {
  console.log(`Open within three days: ${adminUrl(config)}${invitationPath(token)}`);
}

async function resetAccount({ config, database }: Installation): Promise<void> {
  const reset = await startAccountReset({ database }, { email, now: new Date() });
  if (!reset) exitWithError("There is no account of this address.");
  const from = reset.validFrom.toISOString();
  if (config.SMTP_URL) console.log(`${email} gets a link by e-mail. It works from ${from} on, for three days.`);
  else
    console.log(
      `Give this link to ${email}. It works from ${from} on, for three days: ${adminUrl(config)}${reset.path}`,
    );
}
