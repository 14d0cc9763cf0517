import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { and, eq } from "drizzle-orm";
import type { Actor } from "../../companies/actor.ts";
import { appendAuditEntry } from "../../companies/audit.ts";
import type { Installation } from "../../companies/installation.ts";
import { companies, companyHosts } from "../../companies/tables.ts";
import { addTo, type OperatorTransaction, withOperatorTransaction } from "./operator-transaction.ts";

/** `actor`: the operator, or the program for a command in the terminal. */
export type CompanyChange = { slug: string; actor: Actor; now: Date };

type Unknown = "COMPANY_NOT_FOUND";

export const suspendCompany = (
  installation: Installation,
  { reason, ...change }: CompanyChange & { reason: string },
): Promise<Outcome<undefined, Unknown>> =>
  changeCompany(installation, change, async (tx, { id, suspendedAt }) => {
    await tx
      .update(companies)
      .set({ suspendedAt: suspendedAt ?? change.now, suspendedReason: reason })
      .where(eq(companies.id, id));
    return accept({ action: "company.suspended", after: { reason } });
  });

export const resumeCompany = (
  installation: Installation,
  change: CompanyChange,
): Promise<Outcome<undefined, Unknown>> =>
  changeCompany(installation, change, async (tx, { id, suspendedReason }) => {
    await tx.update(companies).set({ suspendedAt: null, suspendedReason: "" }).where(eq(companies.id, id));
    return accept({ action: "company.resumed", before: { reason: suspendedReason } });
  });

/** Images beyond a lower quota stay. */
export const changeImageQuota = (
  installation: Installation,
  { maxImages, maxImageBytes, ...change }: CompanyChange & { maxImages: number; maxImageBytes: number },
): Promise<Outcome<undefined, Unknown>> =>
  changeCompany(installation, change, async (tx, { id, ...before }) => {
    await tx.update(companies).set({ maxImages, maxImageBytes }).where(eq(companies.id, id));
    return accept({
      action: "company.image-quota-changed",
      before: { maxImages: before.maxImages, maxImageBytes: before.maxImageBytes },
      after: { maxImages, maxImageBytes },
    });
  });

/** Refuses the host of another company and those of the installation itself. */
export const addCompanyHost = (
  installation: Installation,
  { host, ...change }: CompanyChange & { host: string },
): Promise<Outcome<undefined, Unknown | "HOST_TAKEN">> =>
  changeCompany(installation, change, async (tx, { id }) => {
    if (isOwnHost(installation, host)) return refuse("HOST_TAKEN");
    await tx.insert(companyHosts).values({ host, companyId: id }).onConflictDoNothing();
    const [stored] = await tx.select().from(companyHosts).where(eq(companyHosts.host, host));
    return stored?.companyId === id ? accept({ action: "company.host-added", after: { host } }) : refuse("HOST_TAKEN");
  });

export const removeCompanyHost = (
  installation: Installation,
  { host, ...change }: CompanyChange & { host: string },
): Promise<Outcome<undefined, Unknown>> =>
  changeCompany(installation, change, async (tx, { id }) => {
    await tx.delete(companyHosts).where(and(eq(companyHosts.host, host), eq(companyHosts.companyId, id)));
    return accept({ action: "company.host-removed", before: { host } });
  });

const isOwnHost = ({ config: { ORIGIN, ADMIN_ORIGIN } }: Installation, host: string): boolean =>
  [ORIGIN, ADMIN_ORIGIN].some((origin) => origin !== undefined && new URL(origin).hostname === host);

type Entry = { action: string; before?: Record<string, unknown>; after?: Record<string, unknown> };

async function changeCompany<Refusal extends string = never>(
  { database, directory }: Installation,
  { slug, actor, now }: CompanyChange,
  work: (tx: OperatorTransaction, company: typeof companies.$inferSelect) => Promise<Outcome<Entry, Refusal>>,
): Promise<Outcome<undefined, Refusal | Unknown>> {
  const outcome = await withOperatorTransaction(
    database,
    async (tx): Promise<Outcome<undefined, Refusal | Unknown>> => {
      const [company] = await tx.select().from(companies).where(eq(companies.slug, slug)).for("update");
      if (!company) return refuse("COMPANY_NOT_FOUND");
      const changed = await work(tx, company);
      if (!changed.ok) return changed;
      const entry = { ...changed.value, subjectKind: "company", subjectId: slug, at: now };
      await appendAuditEntry(await addTo(tx, company.id), actor, entry);
      return accept(undefined);
    },
  );
  if (outcome.ok) await directory.reload();
  return outcome;
}
