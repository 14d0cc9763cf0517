import { isEmail, normalizeEmail } from "@pecacerta/rules/email";
import { startAccountReset } from "../admin/identity/account-links.ts";
import { invitationPath } from "../admin/identity/invitation.ts";
import { createOperator } from "../admin/identity/operator.ts";
import { inviteCompanyOwner } from "../admin/installation/change-company.ts";
import type { Installation } from "../companies/installation.ts";
import { adminUrl } from "../companies/mail/find-sender.ts";
import { exitWithError } from "../platform/process/exit-with-error.ts";
import { withCompany, withInstallation } from "./command-line.ts";

// `npm run staff -- operator EMAIL` and `npm run staff -- owner COMPANY EMAIL` print a link that works once;
// `npm run staff -- reset EMAIL` mails one that works after a day.
const [action, ...words] = process.argv.slice(2);
const email = normalizeEmail(words.at(-1) ?? "");
const slug = words[0] ?? "";
const wordCounts = new Map([
  ["operator", 1],
  ["reset", 1],
  ["owner", 2],
]);
const isComplete = action !== undefined && wordCounts.get(action) === words.length;
if (!isComplete) exitWithError("Say who: npm run staff -- operator EMAIL, owner COMPANY EMAIL, or reset EMAIL");
if (!isEmail(email)) exitWithError(`${email} is no e-mail address.`);

if (action === "owner") {
  await withCompany(slug, async (tenant, installation) => {
    const change = { slug: tenant.slug, email, actor: { kind: "program" }, now: new Date() } as const;
    const invited = await inviteCompanyOwner(installation, change);
    if (invited.ok) printLink(installation, invited.value);
    else exitWithError(`There is no company ${slug}.`);
  });
} else if (action === "reset") {
  await withInstallation(resetAccount);
} else {
  await withInstallation(async (installation) => {
    const token = await createOperator(installation.database, email, new Date());
    if (token === undefined) console.log(`${email} has an account already, and is an operator from now on.`);
    else printLink(installation, token);
  });
}

function printLink({ config }: Installation, token: string): void {
  console.log(`Open within three days: ${adminUrl(config)}${invitationPath(token)}`);
}

async function resetAccount({ config, database }: Installation): Promise<void> {
  const reset = await startAccountReset({ database }, { email, now: new Date() });
  if (!reset) exitWithError(`There is no account of ${email}.`);
  const from = reset.validFrom.toISOString();
  if (config.SMTP_URL) console.log(`${email} gets a link by e-mail. It works from ${from} on, for three days.`);
  else
    console.log(
      `Give this link to ${email}. It works from ${from} on, for three days: ${adminUrl(config)}${reset.path}`,
    );
}
