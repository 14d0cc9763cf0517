import {
  addStaffCustomerNoteCall,
  blockStaffCustomerCall,
  eraseStaffCustomerCall,
  exportStaffCustomerCall,
  getStaffCustomerCall,
  listStaffCustomersCall,
  unblockStaffCustomerCall,
} from "@pecacerta/contract/admin/customers";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import { type StaffHandler, type StaffMember, staffHandler } from "../../companies/staff-handler.ts";
import { addCustomerNote, blockCustomer, type CustomerActor, unblockCustomer } from "../../customers/staff/commands.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { eraseCustomerByStaff, exportCustomerByStaff } from "../../privacy/staff-commands.ts";
import { findStaffCustomer } from "./find-customer.ts";
import { listStaffCustomers } from "./list-customers.ts";

const customerActor = ({ actor, name }: StaffMember): CustomerActor => ({ ...actor, name });

async function answerWithCustomer(tx: TenantTransaction, member: StaffMember, input: { id: string; now: Date }) {
  const customer = await findStaffCustomer(tx, member, input);
  return customer ? accept({ data: customer }) : refuse("CUSTOMER_NOT_FOUND");
}

type CustomerCommand<Body> = (
  tx: TenantTransaction,
  actor: CustomerActor,
  input: Body & { customerId: string; now: Date },
) => Promise<Outcome<undefined, "CUSTOMER_NOT_FOUND">>;

/** Runs a command and answers with the customer as it is then. */
const customerHandler =
  <Body>(command: CustomerCommand<Body>) =>
  async (
    tx: TenantTransaction,
    member: StaffMember,
    { params: { id }, body, now }: { params: { id: string }; body: Body; now: Date },
  ) => {
    const outcome = await command(tx, customerActor(member), { ...body, customerId: id, now });
    return outcome.ok ? await answerWithCustomer(tx, member, { id, now }) : outcome;
  };

const readCustomer = (
  tx: TenantTransaction,
  member: StaffMember,
  { params, now }: { params: { id: string }; now: Date },
) => answerWithCustomer(tx, member, { ...params, now });

export const customerHandlers: readonly StaffHandler[] = [
  staffHandler(listStaffCustomersCall, async (tx, _member, { query }) =>
    accept({ data: await listStaffCustomers(tx, query) }),
  ),
  staffHandler(getStaffCustomerCall, readCustomer),
  staffHandler(addStaffCustomerNoteCall, customerHandler(addCustomerNote), readCustomer),
  staffHandler(blockStaffCustomerCall, customerHandler(blockCustomer)),
  staffHandler(unblockStaffCustomerCall, customerHandler(unblockCustomer)),
  staffHandler(exportStaffCustomerCall, async (tx, member, { params, now }) => {
    const outcome = await exportCustomerByStaff(tx, customerActor(member), { customerId: params.id, now });
    return outcome.ok ? accept({ data: { exportedAt: now.toISOString(), records: outcome.value } }) : outcome;
  }),
  staffHandler(eraseStaffCustomerCall, async (tx, member, { params, body, now }) => {
    const outcome = await eraseCustomerByStaff(tx, customerActor(member), { ...body, customerId: params.id, now });
    return outcome.ok ? accept({ data: null }) : outcome;
  }),
];
