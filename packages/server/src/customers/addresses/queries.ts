import type { Address } from "@pecacerta/contract/address";
import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "../../companies/shop.ts";
import { own } from "../accounts/own.ts";
import { addresses } from "./tables.ts";

type Row = typeof addresses.$inferSelect;

/** The customer's address book, in the order of its making. */
export async function addressesOf(tx: Tx, customerId: string): Promise<Address[]> {
  const rows = await tx
    .select()
    .from(addresses)
    .where(own(addresses, tx, customerId))
    .orderBy(asc(addresses.id));
  return rows.map(addressOf);
}

export async function addressById(tx: Tx, customerId: string, id: string): Promise<Address | undefined> {
  const [row] = await tx
    .select()
    .from(addresses)
    .where(and(own(addresses, tx, customerId), eq(addresses.id, id)));
  return row && addressOf(row);
}

function addressOf({ companyId, customerId, isDefault, ...address }: Row): Address {
  return { ...address, default: isDefault };
}
