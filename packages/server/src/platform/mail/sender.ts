import { formatCnpj } from "@pecacerta/rules/cnpj";
import { asc, eq } from "drizzle-orm";
import { findCompanySettings } from "../../companies/queries.ts";
import { companyHosts } from "../../companies/tables.ts";
import type { Config } from "../config/config.ts";
import { reader, type Tenant } from "../database/tenant.ts";
import type { Path } from "./mails.ts";

/** The shop that a letter is from, as its reader has to know it. */
export type Sender = {
  name: string;
  /** Where answers go; empty where the company has no address. */
  email: string;
  /** Who that is and where, as the law asks of whoever sells. */
  imprint: string[];
  /** The whole address of a page. */
  addressOf(path: Path): string;
};

/** What people reach this installation by. */
export const ownAddress = ({ ORIGIN, PORT }: Pick<Config, "ORIGIN" | "PORT">): string =>
  ORIGIN ?? `http://localhost:${PORT}`;

/** Links lead to the company's own host, or to the installation's address: nothing in a request can bend them. */
export async function senderOf(shop: Tenant, base: string): Promise<Sender> {
  const { company, razaoSocial, cnpj } = await findCompanySettings(shop);
  const [hosted] = await reader(shop)
    .select({ host: companyHosts.host })
    .from(companyHosts)
    .where(eq(companyHosts.companyId, shop.companyId))
    .orderBy(asc(companyHosts.host))
    .limit(1);
  const who = [company.titulo, razaoSocial, cnpj && `CNPJ ${formatCnpj(cnpj)}`];
  const street = [company.rua, company.numero, company.bairro].filter(Boolean).join(", ");
  const where = [street, [company.cidade, company.uf].filter(Boolean).join("/"), company.telefone];
  return {
    name: company.titulo,
    email: company.email,
    imprint: [who, where].map((parts) => parts.filter(Boolean).join(" · ")).filter(Boolean),
    addressOf: (path) => wholeAddress(path, { slug: shop.slug, host: hosted?.host, base }),
  };
}

function wholeAddress(path: Path, { slug, host, base }: { slug: string; host: string | undefined; base: string }) {
  const origin = new URL(base);
  if (host) origin.hostname = host;
  const address = new URL(path, origin);
  // Where companies share an address, a path alone does not say whose page it is.
  if (!host) address.searchParams.set("company", slug);
  return address.href;
}
