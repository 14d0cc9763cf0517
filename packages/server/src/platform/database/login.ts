import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { maskUrl } from "../config/mask-url.ts";
import type { DatabaseAddresses } from "./addresses.ts";
import { errorMessage } from "./error-message.ts";
import { connect } from "./open.ts";
import { findLoginProblems } from "./roles.ts";

const ADVICE =
  "Run `npm run database -- prepare ADDRESS` with the address of the database's owner, " +
  "and put the two addresses that it prints into .env.";

/** Production refuses a login with more privileges than the application roles; development warns and migrates with it. */
export async function checkLogin(
  addresses: DatabaseAddresses,
  { production, warn }: { production: boolean; warn: (line: string) => void },
): Promise<Outcome<DatabaseAddresses, string>> {
  const checked = await findLoginProblemsAt(addresses.url);
  if (!checked.ok) return checked;
  const { user, excessPrivileges, missingRoles } = checked.value;
  if (excessPrivileges.length > 0) {
    const line = `The program connects to the database as ${user}, which ${joinWithAnd(excessPrivileges)}.`;
    if (production) return refuse(`${line} ${ADVICE}`);
    warn(`WARNING: ${line} That is for development only.`);
    return accept({ ...addresses, ownerUrl: addresses.ownerUrl ?? addresses.url });
  }
  if (missingRoles.length > 0)
    return refuse(`The program connects to the database as ${user}, which ${joinWithAnd(missingRoles)}. ${ADVICE}`);
  return accept(addresses);
}

type LoginProblems = { user: string; excessPrivileges: string[]; missingRoles: string[] };

async function findLoginProblemsAt(url: string): Promise<Outcome<LoginProblems, string>> {
  try {
    const client = await connect(url);
    try {
      const { rows } = await client.query<{ user: string }>('select session_user as "user"');
      const problems = await findLoginProblems(client);
      const isMissingRole = (problem: string) => problem.startsWith("is not a member");
      const missingRoles = problems.filter(isMissingRole);
      const excessPrivileges = problems.filter((problem) => !isMissingRole(problem));
      return accept({ user: rows[0]?.user ?? "", excessPrivileges, missingRoles });
    } finally {
      await client.end();
    }
  } catch (error) {
    return refuse(`The database at ${maskUrl(url)} cannot be reached: ${errorMessage(error)}`);
  }
}

const joinWithAnd = (problems: string[]): string =>
  problems.length > 1 ? `${problems.slice(0, -1).join(", ")} and ${problems.at(-1)}` : problems.join("");
