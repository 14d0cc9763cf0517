import type { CustomerDto } from "@pecacerta/contract/accounts";
import type { Tenant } from "../../platform/database/tenant.ts";
import type { Customer } from "../sessions/session.ts";

export function toCustomerDto(
  customer: Omit<Customer, "createdAt">,
  { companyId, slug }: Pick<Tenant, "companyId" | "slug">,
): CustomerDto {
  return {
    id: customer.id,
    name: customer.name,
    email: customer.email,
    phone: customer.phone || null,
    cpf: customer.cpf || null,
    rg: customer.rg || null,
    ecommerce_id: companyId,
    ecommerce: slug,
  };
}
