import { isEmail, normalizeEmail } from "@pecacerta/rules/email";
import { invitationPath } from "../admin/identity/invitation.ts";
import { createOperator, inviteOwner } from "../admin/identity/operator.ts";
import type { Installation } from "../companies/installation.ts";
import { adminOrigin } from "../companies/mail/find-sender.ts";
import { exitWithError } from "../platform/process/exit-with-error.ts";
import { withCompany, withInstallation } from "./command-line.ts";

// `npm run staff -- operator EMAIL` and `npm run staff -- owner COMPANY EMAIL` print a link that works once.
const [action, ...words] = process.argv.slice(2);
const email = normalizeEmail(words.at(-1) ?? "");
const slug = words[0] ?? "";
const isComplete = (action === "operator" && words.length === 1) || (action === "owner" && words.length === 2);
if (!isComplete) exitWithError("Say who: npm run staff -- operator EMAIL, or: npm run staff -- owner COMPANY EMAIL");
if (!isEmail(email)) exitWithError(`${email} is no e-mail address.`);

if (action === "owner") {
  await withCompany(slug, async (tenant, installation) => {
    printLink(installation, await inviteOwner(tenant, email, new Date()));
  });
} else {
  await withInstallation(async (installation) => {
    const token = await createOperator(installation.database, email, new Date());
    if (token === undefined) console.log(`${email} has an account already, and is an operator from now on.`);
    else printLink(installation, token);
  });
}

function printLink({ config }: Installation, token: string): void {
  console.log(`Open within three days: ${adminOrigin(config)}${invitationPath(token)}`);
}
