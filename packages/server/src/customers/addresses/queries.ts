import type { AddressDto } from "@pecacerta/contract/address";
import { and, asc, eq } from "drizzle-orm";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { ownedBy } from "../owned-by.ts";
import { addresses } from "./tables.ts";

type AddressRow = typeof addresses.$inferSelect;

export async function findAddresses(tx: TenantTransaction, customerId: string): Promise<AddressDto[]> {
  const rows = await tx
    .select()
    .from(addresses)
    .where(ownedBy(addresses, tx, customerId))
    .orderBy(asc(addresses.id));
  return rows.map(toAddressDto);
}

export async function findAddressById(
  tx: TenantTransaction,
  customerId: string,
  id: string,
): Promise<AddressDto | undefined> {
  const [row] = await tx
    .select()
    .from(addresses)
    .where(and(ownedBy(addresses, tx, customerId), eq(addresses.id, id)));
  return row && toAddressDto(row);
}

function toAddressDto({ companyId, customerId, isDefault, ...address }: AddressRow): AddressDto {
  return { ...address, default: isDefault };
}
