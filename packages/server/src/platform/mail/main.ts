import { exitWithError, withCompany } from "../../app/command-line.ts";
import { withTenantTransaction } from "../database/tenant.ts";
import { givenUpMails } from "./queries.ts";
import { sendAgain } from "./settling.ts";

// `npm run mail -- COMPANY`: what could not be sent, and why. `npm run mail -- COMPANY again [ID]`: one of it, or all, is
// sent again by the shop that is open.
const [slug, word, id] = process.argv.slice(2);
if (!slug || (word !== undefined && word !== "again"))
  exitWithError("Say which company: npm run mail -- COMPANY [again [ID]]");
await withCompany(slug, async (shop) => {
  if (word === "again") {
    console.log(
      `${await withTenantTransaction(shop, (tx) => sendAgain(tx, new Date(), id))} mails wait to be sent again.`,
    );
    return;
  }
  const mails = await withTenantTransaction(shop, givenUpMails);
  for (const { id, createdAt, template, recipient, fault } of mails)
    console.log(`${id}  ${createdAt.toISOString()}  ${template}  ${recipient}  ${fault ?? ""}`);
  console.log(`${mails.length} mails could not be sent.`);
});
