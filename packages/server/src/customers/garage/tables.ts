import { pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";

export const garageVehicles = pgTable(
  "garage_vehicles",
  {
    companyId: uuid("company_id").notNull(),
    customerId: uuid("customer_id").notNull(),
    vehicleId: uuid("vehicle_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.customerId, table.vehicleId] })],
);
