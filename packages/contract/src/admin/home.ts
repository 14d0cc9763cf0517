import { z } from "zod";
import { defineCall } from "../call.ts";
import { dataEnvelope } from "../wire-values.ts";

/** Each part is null without the permission for it. */
export const staffCountsSchema = z
  .object({
    orders: z
      .object({ "to-confirm": z.int(), "to-pick": z.int(), "to-ship": z.int(), late: z.int(), "to-put-back": z.int() })
      .nullable()
      .meta({ description: "Open orders of each view" }),
    inbox: z.object({ waiting: z.int() }).nullable().meta({ description: "What customers wait for an answer to" }),
  })
  .meta({ id: "StaffCounts", description: "The counts of the menu" });

/** An open page repeats it with `If-None-Match`. */
export const getStaffCountsCall = defineCall({
  tags: ["Staff home"],
  access: "staff",
  company: true,
  permission: "catalog.read",
  polled: true,
  method: "GET",
  path: "/admin/counts",
  summary: "How many orders and messages wait",
  responses: { 200: dataEnvelope(staffCountsSchema) },
});

export type StaffCountsDto = z.output<typeof staffCountsSchema>;
