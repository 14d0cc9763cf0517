import { parseArgs } from "node:util";
import { databaseUrlProblem, readDatabaseLogin } from "../config/database-url.ts";
import { exitWithError } from "../process/exit-with-error.ts";
import { prepareServer, type RoleAddress } from "./prepare.ts";

// `npm run database -- prepare ADMIN_URL …` creates database, owner, login and roles, and prints the lines for .env.
// With `--environment-passwords` it takes the passwords from there and prints no secret.
const USAGE =
  "Usage: npm run database -- prepare ADMIN_URL [--database NAME] [--new-passwords | --environment-passwords]";

const { positionals, values } = readArguments();
const [command, adminUrl] = positionals;
if (command !== "prepare" || !adminUrl) exitWithError(USAGE);
const problem = databaseUrlProblem(adminUrl);
if (problem !== undefined) exitWithError(`ADMIN_URL ${problem}. ${USAGE}`);
const passwords = values["environment-passwords"] ? passwordsFromEnvironment() : undefined;
const prepared = await prepareServer({
  adminUrl,
  database: values.database,
  newPasswords: values["new-passwords"],
  passwords,
});
if (!prepared.ok) exitWithError(prepared.refusal);
const { database, url, ownerUrl } = prepared.value;
if (passwords) console.log(`The database ${database} is ready for the shop.`);
else {
  console.log(`The database ${database} is ready for the shop. Put these lines into .env:`);
  console.log(environmentLine("DATABASE_URL", url));
  console.log(environmentLine("MIGRATE_DATABASE_URL", ownerUrl));
}

function environmentLine(name: string, { user, url }: RoleAddress): string {
  return url === undefined
    ? `# ${name}: ${user} keeps its password, so keep your line. For new passwords add --new-passwords.`
    : `${name}=${url}`;
}

function passwordsFromEnvironment() {
  const [login, owner] = [process.env.DATABASE_URL, process.env.MIGRATE_DATABASE_URL].map((url = "") =>
    databaseUrlProblem(url) === undefined ? readDatabaseLogin(url).password : "",
  );
  if (!login || !owner) exitWithError("DATABASE_URL and MIGRATE_DATABASE_URL must name the passwords.");
  return { login, owner };
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        database: { type: "string" },
        "new-passwords": { type: "boolean", default: false },
        "environment-passwords": { type: "boolean", default: false },
      },
    });
  } catch {
    exitWithError(USAGE);
  }
}
