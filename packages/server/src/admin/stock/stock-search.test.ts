import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestProduct } from "../../../testing/catalog.ts";
import { createTestCompany, openTestInstallation, type TestInstallation } from "../../../testing/database.ts";
import { injectStaffCall } from "../../../testing/inject-staff-call.ts";
import { addTestMembership, createTestStaffUser, signInTestStaff } from "../../../testing/staff.ts";

let context: TestInstallation;
beforeAll(async () => {
  context = await openTestInstallation();
});
afterAll(() => context.close());

test("[ADM-92] a search of the stock continues page by page, its best matches first", async () => {
  const company = await createTestCompany(context.installation);
  const user = await createTestStaffUser(context.installation);
  await addTestMembership(company, user, "read-only");
  const { token } = await signInTestStaff(context.installation, user);
  const search = async (query: Record<string, string>) => {
    const path = `/stock?${new URLSearchParams({ q: "pastilha", ...query })}`;
    return (await injectStaffCall({ app: context.app, tenant: company, token }, ["GET", path])).data;
  };
  const names = Array.from({ length: 6 }, (_, index) => `Pastilha ${index}`);
  for (const name of names) await createTestProduct(company, { name, published: name !== "Pastilha 3" });
  const named = await createTestProduct(company, { name: "Lona", sku: "PASTILHA" });
  const pages: string[] = [];
  for (let after = ""; ; ) {
    const page = await search({ limit: "3", ...(after && { after }) });
    expect(page).toMatchObject({ total: 7, isMore: false });
    pages.push(...page.items.map(({ name }: { name: string }) => name));
    if (page.next === null) break;
    after = page.next;
  }
  expect(pages[0]).toBe(named.name);
  expect(pages.slice(1).toSorted()).toEqual(names);
  expect((await search({ after: "1.x" })).items).toEqual([]);
});
