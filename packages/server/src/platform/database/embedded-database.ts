import type { DatabaseDefinition } from "@pecacerta/embedded-postgres/cluster";
import { type EmbeddedOptions, startEmbedded } from "@pecacerta/embedded-postgres/start-embedded";
import { loginStatements, ownerStatements, quoteIdentifier, roleNames, roleStatements } from "./roles.ts";

const name = "pecacerta";
const loginName = `${name}_login`;

/** The shop's database, its owner, its login and the application roles, on a server that the program starts itself. */
export const shopDatabase: DatabaseDefinition = {
  name,
  loginName,
  roleNames,
  roleStatements: (loginPassword) => [
    ...roleStatements(),
    ...ownerStatements(name),
    `alter role ${quoteIdentifier(name)} nocreaterole`,
    ...loginStatements(loginName, loginPassword),
  ],
};

/** Starts the shop's own PostgreSQL on a folder, or joins the one that runs there. The refusal is a line to print. */
export const startEmbeddedDatabase = (options: Omit<EmbeddedOptions, "database">) =>
  startEmbedded({ ...options, database: shopDatabase });
