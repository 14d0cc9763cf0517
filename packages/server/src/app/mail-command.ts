import { withTenantTransaction } from "../platform/database/tenant.ts";
import { requeueMails } from "../platform/mail/mail-state.ts";
import { listGivenUpMails } from "../platform/mail/queries.ts";
import { exitWithError } from "../platform/process/exit-with-error.ts";
import { withCompany } from "./command-line.ts";

// `npm run mail -- COMPANY` lists mails that could not be sent; `npm run mail -- COMPANY again [ID]` sends them again.
const [slug, action, id] = process.argv.slice(2);
if (!slug || (action !== undefined && action !== "again"))
  exitWithError("Pass a company: npm run mail -- COMPANY [again [ID]]");
await withCompany(slug, async (tenant) => {
  if (action === "again") {
    console.log(
      `${await withTenantTransaction(tenant, (tx) => requeueMails(tx, new Date(), id))} mails wait to be sent again.`,
    );
    return;
  }
  const mails = await withTenantTransaction(tenant, listGivenUpMails);
  for (const { id, createdAt, template, recipient, lastError } of mails)
    console.log(`${id}  ${createdAt.toISOString()}  ${template}  ${recipient}  ${lastError ?? ""}`);
  console.log(`${mails.length} mails could not be sent.`);
});
