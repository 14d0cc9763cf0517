import type { Migration } from "./migrations.ts";
import { splitStatements } from "./split-statements.ts";

/** Statements of applied migrations, whose files cannot change, that a distributed database refuses, and what replaces them. */
const REPLACED: ReadonlyMap<string, { start: string; statements: readonly string[] }> = new Map([
  [
    "0071-staff-accounts",
    {
      start: "alter table company_settings",
      statements: [
        `alter table company_settings
           add column staff_idle_minutes smallint not null default 30,
           add column staff_second_factor boolean not null default false`,
        `alter table company_settings
           add constraint company_settings_staff_idle_minutes_check check (staff_idle_minutes between 15 and 480)`,
      ],
    },
  ],
]);

export function migrationStatements({ name, sql }: Pick<Migration, "name" | "sql">): string[] {
  const statements = splitStatements(sql);
  const replaced = REPLACED.get(name);
  if (!replaced) return statements;
  return statements.flatMap((statement) => (statement.startsWith(replaced.start) ? replaced.statements : [statement]));
}
