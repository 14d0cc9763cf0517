import { sql } from "drizzle-orm";

/** The condition of the index `stock_low`. */
export const IS_LOW_STOCK = sql`on_hand <= coalesce(minimum, 2) and (sold > 0 or minimum is not null)`;
