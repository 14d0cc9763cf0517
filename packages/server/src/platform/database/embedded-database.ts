import type { DatabaseDefinition } from "@pecacerta/embedded-postgres/cluster";
import { type EmbeddedOptions, startEmbedded } from "@pecacerta/embedded-postgres/start-embedded";
import { loginStatements, ownerStatements, quoteIdentifier, roleNames, roleStatements } from "./roles.ts";

const name = "pecacerta";
const loginName = `${name}_login`;

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

export const startEmbeddedDatabase = (options: Omit<EmbeddedOptions, "database">) =>
  startEmbedded({ ...options, database: shopDatabase });
