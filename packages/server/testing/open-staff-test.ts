import type { StaffRole } from "@pecacerta/rules/permission";
import type { Tenant } from "../src/platform/database/tenant.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "./database.ts";
import { injectStaffCall, type StaffCallFields } from "./inject-staff-call.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "./staff.ts";

export type StaffTest = {
  context: TestInstallation;
  tenant: Tenant;
  token: string;
  call: (method: StaffMethod, path: string, fields?: StaffCallFields) => ReturnType<typeof injectStaffCall>;
};
type StaffMethod = Parameters<typeof injectStaffCall>[1][0];

/** A company of its own, and the calls of one signed-in member with this role. */
export async function openStaffTest(role: StaffRole, name = "Ana"): Promise<StaffTest> {
  const context = await openTestInstallation();
  const tenant = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation, name);
  await addTestMembership(tenant, user, role);
  const { token } = await signInTestStaff(context.installation, user);
  const { app } = context;
  return {
    context,
    tenant,
    token,
    call: (method, path, fields) => injectStaffCall({ app, tenant, token }, [method, path], fields),
  };
}
