import { z } from "zod";
import { defineCall } from "../call.ts";
import { amountSchema, dataEnvelope, idSchema, timestampSchema } from "../wire-values.ts";
import { namedPartShape } from "./named-part.ts";
import { staffOrderRowSchema, waitingOrderCounts } from "./order.ts";

/** Each part is null without the permission for it. */
export const staffCountsSchema = z
  .object({
    orders: z.object(waitingOrderCounts).nullable().meta({ description: "Orders of each view where something waits" }),
    inbox: z.object({ waiting: z.int() }).nullable().meta({ description: "What customers wait for an answer to" }),
    support: z
      .object({ waiting: z.int() })
      .nullable()
      .meta({ description: "Operators' requests for access that an owner has to answer" }),
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
  summary: "How many orders, messages and requests wait",
  responses: { 200: dataEnvelope(staffCountsSchema) },
});

export type StaffCountsDto = z.output<typeof staffCountsSchema>;

/** Whole days of Brasília. `orders`: without canceled ones. `revenue`: of those that are paid. `week`: the seven days before today. */
const dayFiguresSchema = z.object({ orders: z.int(), revenue: amountSchema });

const lowStockSchema = z.object({ id: idSchema, ...namedPartShape, onHand: z.int() });

export const SETUP_TASKS = ["company", "pix", "logo", "part", "fitment", "shipping", "domain", "second-owner"] as const;

/** Each part is null without the permission for it. */
export const staffHomeSchema = z
  .object({
    oldestOrders: z
      .array(staffOrderRowSchema)
      .nullable()
      .meta({ description: "Paid and not shipped, the oldest first" }),
    unansweredSince: timestampSchema.nullable().meta({ description: "When the oldest question or bid arrived" }),
    lowStock: z.object({ items: z.array(lowStockSchema), total: z.int() }),
    figures: z.object({ today: dayFiguresSchema, yesterday: dayFiguresSchema, week: dayFiguresSchema }).nullable(),
    setup: z
      .array(z.object({ task: z.enum(SETUP_TASKS), done: z.boolean() }))
      .nullable()
      .meta({ description: "What a new shop needs" }),
  })
  .meta({ id: "StaffHome", description: "The first page of the admin" });

export const getStaffHomeCall = defineCall({
  tags: ["Staff home"],
  access: "staff",
  company: true,
  permission: "catalog.read",
  method: "GET",
  path: "/admin/home",
  summary: "What waits, and how the day goes",
  responses: { 200: dataEnvelope(staffHomeSchema) },
});

export type StaffHomeDto = z.output<typeof staffHomeSchema>;
export type SetupTask = (typeof SETUP_TASKS)[number];
