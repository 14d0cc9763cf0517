import { adminTest as test } from "./admin-fixtures.ts";
import { ADMIN_ROUTES, fillAdminPath } from "./admin-paths.ts";
import { createPathValues } from "./admin-values.ts";
import { expect } from "./fixtures.ts";
import { MAX_SHIFT, measureShifts } from "./layout-shifts.ts";

const ALL_ROUTES_TIMEOUT_MS = 300_000;

for (const width of process.env.RUN_ALL ? [360, 1280] : [360])
  test(`no page of the admin shifts while scripts and answers come late, at ${width} px`, async ({
    context,
    customer,
    signedInAs,
  }) => {
    test.setTimeout(ALL_ROUTES_TIMEOUT_MS);
    await signedInAs("owner");
    const values = await createPathValues(customer);
    const paths = ADMIN_ROUTES.map(({ path }) => `/painel${fillAdminPath(path, values)}`);
    const shifts = await measureShifts(context, width, paths);
    expect(shifts).toHaveLength(paths.length);
    expect(shifts.filter(({ shift }) => shift > MAX_SHIFT)).toEqual([]);
  });
