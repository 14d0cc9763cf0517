import { acceptBidCall, counterBidCall, refuseBidCall } from "@pecacerta/contract/admin/bids";
import {
  answerQuestionCall,
  answerReviewCall,
  hideQuestionCall,
  hideReviewCall,
  showQuestionCall,
  showReviewCall,
} from "@pecacerta/contract/admin/feedback";
import { getInboxThreadCall, type InboxThreadDto, listInboxCall } from "@pecacerta/contract/admin/inbox";
import { answerMessageCall, closeMessageCall } from "@pecacerta/contract/admin/messages";
import { type InboxKind, visibleInboxKinds } from "@pecacerta/rules/inbox";
import { accept, type Outcome, refuse } from "@pecacerta/rules/outcome";
import type { Actor } from "../../companies/actor.ts";
import type { Installation } from "../../companies/installation.ts";
import { installationUrl } from "../../companies/mail/find-sender.ts";
import { findBidFloorBp } from "../../companies/queries.ts";
import { type StaffHandler, type StaffMember, staffHandler } from "../../companies/staff-handler.ts";
import { answerContactMessage, closeContactMessage } from "../../content/contact/commands.ts";
import { answerQuestion } from "../../content/questions/answer-question.ts";
import { hideQuestion } from "../../content/questions/hide-question.ts";
import { answerReview } from "../../content/reviews/answer-review.ts";
import { hideReview } from "../../content/reviews/hide-review.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import { acceptBid, counterBid, refuseBid } from "../../sales/bids/answer-bid.ts";
import { countInbox } from "./count-inbox.ts";
import { findInboxThread } from "./find-thread.ts";
import { listInbox } from "./list-inbox.ts";
import { templateHandlers } from "./template-handlers.ts";

type EntryInput = { id: string; staffName: string; floorBp: number; now: Date };

const createEntryReader =
  (baseUrl: string) =>
  (kind: InboxKind) =>
  async (
    tx: TenantTransaction,
    member: StaffMember,
    { params: { id }, now }: { params: { id: string }; now: Date },
  ): Promise<EntryOutcome> => {
    const thread = await findInboxThread(tx, member, { kind, id, baseUrl, now });
    return thread ? accept({ data: thread }) : refuse("NOT_FOUND");
  };

type EntryOutcome = Outcome<{ data: InboxThreadDto }, "NOT_FOUND">;
type EntryReader = ReturnType<typeof createEntryReader>;

/** Runs a command and answers with the entry as it is then. */
const createEntryHandler =
  (readEntry: EntryReader) =>
  <Body, Result extends { ok: boolean }>(
    kind: InboxKind,
    command: (tx: TenantTransaction, actor: Actor, entry: EntryInput, body: Body) => Promise<Result>,
  ) =>
  async (tx: TenantTransaction, member: StaffMember, input: { params: { id: string }; body: Body; now: Date }) => {
    // The permission of the calls on messages is to read customers.
    if (!member.permissions.has(kind === "bids" ? "bids.answer" : "feedback.answer")) return refuse("FORBIDDEN");
    const floorBp = member.permissions.has("prices.write") ? 0 : await findBidFloorBp(tx);
    const entry = { id: input.params.id, staffName: member.name, floorBp, now: input.now };
    const outcome = await command(tx, member.actor, entry, input.body);
    return outcome.ok ? await readEntry(kind)(tx, member, input) : (outcome as Exclude<Result, { ok: true }>);
  };

export function inboxHandlers({ config }: Pick<Installation, "config">): readonly StaffHandler[] {
  const baseUrl = installationUrl(config);
  const readEntry = createEntryReader(baseUrl);
  return [
    staffHandler(listInboxCall, async (tx, { permissions }, { query: { kind, ...query }, now }) => {
      const visible = visibleInboxKinds(permissions);
      const kinds = kind ? visible.filter((one) => one === kind) : visible;
      const list = await listInbox(tx, { ...query, kinds, now });
      return accept({ data: { ...list, counts: await countInbox(tx, visible, now) } });
    }),
    staffHandler(getInboxThreadCall, (tx, member, input) => readEntry(input.params.kind)(tx, member, input)),
    ...feedbackHandlers(readEntry),
    ...bidHandlers(readEntry),
    ...messageHandlers(readEntry),
    ...templateHandlers,
  ];
}

function feedbackHandlers(readEntry: EntryReader): readonly StaffHandler[] {
  const entryHandler = createEntryHandler(readEntry);
  return [
    staffHandler(
      answerQuestionCall,
      entryHandler("questions", (tx, actor, entry, body) => answerQuestion(tx, actor, { ...entry, ...body })),
      readEntry("questions"),
    ),
    staffHandler(
      hideQuestionCall,
      entryHandler("questions", (tx, actor, entry, { reason }) => hideQuestion(tx, actor, { ...entry, reason })),
      readEntry("questions"),
    ),
    staffHandler(
      showQuestionCall,
      entryHandler("questions", (tx, actor, entry) => hideQuestion(tx, actor, { ...entry, reason: undefined })),
      readEntry("questions"),
    ),
    staffHandler(
      answerReviewCall,
      entryHandler("reviews", (tx, actor, entry, body) => answerReview(tx, actor, { ...entry, ...body })),
      readEntry("reviews"),
    ),
    staffHandler(
      hideReviewCall,
      entryHandler("reviews", (tx, actor, entry, { reason }) => hideReview(tx, actor, { ...entry, reason })),
      readEntry("reviews"),
    ),
    staffHandler(
      showReviewCall,
      entryHandler("reviews", (tx, actor, entry) => hideReview(tx, actor, { ...entry, reason: undefined })),
      readEntry("reviews"),
    ),
  ];
}

function bidHandlers(readEntry: EntryReader): readonly StaffHandler[] {
  const entryHandler = createEntryHandler(readEntry);
  return [
    staffHandler(
      acceptBidCall,
      entryHandler("bids", (tx, actor, entry) => acceptBid(tx, actor, entry)),
      readEntry("bids"),
    ),
    staffHandler(
      counterBidCall,
      entryHandler("bids", (tx, actor, entry, { value }) => counterBid(tx, actor, { ...entry, counter: value })),
      readEntry("bids"),
    ),
    staffHandler(
      refuseBidCall,
      entryHandler("bids", (tx, actor, entry) => refuseBid(tx, actor, entry)),
      readEntry("bids"),
    ),
  ];
}

function messageHandlers(readEntry: EntryReader): readonly StaffHandler[] {
  const entryHandler = createEntryHandler(readEntry);
  return [
    staffHandler(
      answerMessageCall,
      entryHandler("messages", (tx, actor, entry, body) => answerContactMessage(tx, actor, { ...entry, ...body })),
      readEntry("messages"),
    ),
    staffHandler(
      closeMessageCall,
      entryHandler("messages", (tx, actor, entry) => closeContactMessage(tx, actor, entry)),
      readEntry("messages"),
    ),
  ];
}
