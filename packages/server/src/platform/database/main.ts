import { parseArgs } from "node:util";
import { exitWithError } from "../../app/command-line.ts";
import { type Address, prepareServer } from "./prepare.ts";

// `npm run database -- prepare ADMIN_URL [--database NAME] [--new-passwords]`: makes the shop's database, its owner, its login
// and the application roles on a PostgreSQL server, and prints the two addresses for .env.
const USAGE = "Usage: npm run database -- prepare ADMIN_URL [--database NAME] [--new-passwords]";

const { positionals, values } = readArguments();
const [command, adminUrl] = positionals;
if (command !== "prepare" || !adminUrl || !/^postgres(ql)?:\/\//.test(adminUrl)) exitWithError(USAGE);
const prepared = await prepareServer({ adminUrl, database: values.database, newPasswords: values["new-passwords"] });
if (!prepared.ok) exitWithError(prepared.refusal);
const { database, url, ownerUrl } = prepared.value;
console.log(`The database ${database} is ready for the shop. Put these lines into .env:`);
console.log(line("DATABASE_URL", url));
console.log(line("MIGRATE_DATABASE_URL", ownerUrl));

function line(name: string, { user, url }: Address): string {
  return url === undefined
    ? `# ${name}: ${user} keeps its password, so keep your line. For new passwords add --new-passwords.`
    : `${name}=${url}`;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { database: { type: "string" }, "new-passwords": { type: "boolean", default: false } },
    });
  } catch {
    exitWithError(USAGE);
  }
}
