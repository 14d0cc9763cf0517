import { type InboxKind, type InboxView, MAX_WAITING_RATING, REVIEW_WAIT_MS } from "@pecacerta/rules/inbox";
import { type SQL, sql } from "drizzle-orm";

/** `fields`: author, content, product_id, customer_id, rating, value, quantity. */
type InboxSource = {
  table: SQL;
  fields: SQL;
  waiting(now: Date): SQL;
  answered(now: Date): SQL;
};

const IS_UNHANDLED = sql`answer is null and hidden_at is null`;
const IS_HANDLED = sql`(answer is not null or hidden_at is not null)`;
const NO_BID = sql`null::bigint as value, null::int as quantity`;

/** The conditions are literals, as in the indexes of migration 0077. */
const SOURCES: Readonly<Record<InboxKind, InboxSource>> = {
  questions: {
    table: sql`questions`,
    fields: sql`author, content, product_id, null::uuid as customer_id, null::int as rating, ${NO_BID}`,
    waiting: () => IS_UNHANDLED,
    answered: () => IS_HANDLED,
  },
  bids: {
    table: sql`bids`,
    fields: sql`'' as author, message as content, product_id, customer_id, null::int as rating, value, quantity`,
    waiting: (now) => sql`state = 'open' and expires_at > ${now}`,
    answered: (now) => sql`(state <> 'open' or expires_at <= ${now})`,
  },
  reviews: {
    table: sql`reviews`,
    fields: sql`author, content, product_id, null::uuid as customer_id, rating::int, ${NO_BID}`,
    waiting: (now) => sql`${IS_UNHANDLED} and rating <= ${sql.raw(String(MAX_WAITING_RATING))}
      and created_at > ${new Date(now.getTime() - REVIEW_WAIT_MS)}`,
    answered: () => IS_HANDLED,
  },
  messages: {
    table: sql`messages`,
    fields: sql`name as author, content, null::uuid as product_id, null::uuid as customer_id, null::int as rating,
      ${NO_BID}`,
    waiting: () => sql`answered_at is null and closed_at is null`,
    answered: () => sql`(answered_at is not null or closed_at is not null)`,
  },
};

export const inboxSource = (kind: InboxKind): InboxSource => SOURCES[kind];

export function isInInboxView(kind: InboxKind, view: InboxView, now: Date): SQL {
  const source = SOURCES[kind];
  if (view === "waiting") return source.waiting(now);
  return view === "answered" ? source.answered(now) : sql`true`;
}
