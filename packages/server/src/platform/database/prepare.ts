import { randomBytes } from "node:crypto";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type pg from "pg";
import { readDatabaseLogin, replaceDatabaseLogin } from "../config/database-url.ts";
import { maskUrl } from "../config/mask-url.ts";
import { errorMessage } from "./error-message.ts";
import { connect } from "./open.ts";
import { loginStatements, ownerRoleStatements, ownerStatements, quoteIdentifier, roleStatements } from "./roles.ts";

export type PrepareOptions = {
  adminUrl: string;
  database?: string | undefined;
  newPasswords?: boolean | undefined;
  passwords?: { owner: string; login: string } | undefined;
};

/** `undefined`: an earlier password stays valid. */
export type PreparedAddresses = { database: string; url: RoleAddress; ownerUrl: RoleAddress };
export type RoleAddress = { user: string; url: string | undefined };

const SERVER_DATABASES = new Set(["", "postgres", "template1"]);

export async function prepareServer(options: PrepareOptions): Promise<Outcome<PreparedAddresses, string>> {
  const { adminUrl } = options;
  let admin: pg.Client;
  try {
    admin = await connect(adminUrl);
  } catch (error) {
    return refuse(`The database at ${maskUrl(adminUrl)} cannot be reached: ${errorMessage(error)}`);
  }
  try {
    return accept(await prepareAs(admin, options));
  } catch (error) {
    return refuse(`The database could not be prepared: ${errorMessage(error)}`);
  } finally {
    await admin.end();
  }
}

type Admin = { user: string; isSuperuser: boolean };

async function prepareAs(client: pg.Client, options: PrepareOptions): Promise<PreparedAddresses> {
  const { adminUrl, newPasswords = false, passwords } = options;
  const { database: databaseInUrl, password: adminPassword } = readDatabaseLogin(adminUrl);
  const database = SERVER_DATABASES.has(databaseInUrl) ? (options.database ?? "pecacerta") : databaseInUrl;
  const { rows } = await client.query<Admin>(
    'select session_user::text as "user", rolsuper as "isSuperuser" from pg_roles where rolname = session_user',
  );
  const admin = rows[0] as Admin;
  for (const statement of roleStatements()) await client.query(statement);
  const owner = await ensureOwner(client, admin, database, passwords?.owner, newPasswords);
  for (const statement of ownerStatements(owner.user, owner.user !== admin.user)) await client.query(statement);
  const login = `${database}_login`;
  const isNewLogin = newPasswords || !(await roleExists(client, login));
  const password = passwords?.login ?? (isNewLogin ? newPassword() : undefined);
  for (const statement of loginStatements(login, password)) await client.query(statement);
  // All databases of a server share the application roles: only this login may connect here.
  await client.query(`revoke connect on database ${quoteIdentifier(database)} from public`);
  await client.query(
    `grant connect on database ${quoteIdentifier(database)} to ${quoteIdentifier(owner.user)}, ${quoteIdentifier(login)}`,
  );
  const addressOf = (user: string, secret: string | undefined): RoleAddress => ({
    user,
    url: secret === undefined ? undefined : replaceDatabaseLogin(adminUrl, { user, password: secret, database }),
  });
  return {
    database,
    url: addressOf(login, password),
    ownerUrl: addressOf(owner.user, owner.user === admin.user ? adminPassword : owner.password),
  };
}

/** A superuser never owns the database: functions run as the owner. */
async function ensureOwner(
  client: pg.Client,
  admin: Admin,
  database: string,
  givenPassword: string | undefined,
  newPasswords: boolean,
): Promise<{ user: string; password?: string }> {
  const { rows } = await client.query<{ name: string; isSuperuser: boolean }>(
    `select rolname::text as name, rolsuper as "isSuperuser" from pg_database join pg_roles r on r.oid = datdba
     where datname = $1`,
    [database],
  );
  const [current] = rows;
  const ownerName = `${database}_owner`;
  if (current && !current.isSuperuser && current.name !== ownerName) return { user: current.name };
  const isNewOwner = newPasswords || !(await roleExists(client, ownerName));
  const password = givenPassword ?? (isNewOwner ? newPassword() : undefined);
  for (const statement of ownerRoleStatements(ownerName, password)) await client.query(statement);
  if (!admin.isSuperuser) await client.query(`grant ${quoteIdentifier(ownerName)} to current_user`);
  if (!current)
    await client.query(
      `create database ${quoteIdentifier(database)} owner ${quoteIdentifier(ownerName)} template template0`,
    );
  else if (current.name !== ownerName)
    await client.query(`alter database ${quoteIdentifier(database)} owner to ${quoteIdentifier(ownerName)}`);
  return { user: ownerName, ...(password === undefined ? {} : { password }) };
}

async function roleExists(client: pg.Client, name: string): Promise<boolean> {
  return (await client.query("select from pg_roles where rolname = $1", [name])).rowCount === 1;
}

const newPassword = () => randomBytes(24).toString("base64url");
