import {
  packStaffOrdersCall,
  pickStaffOrdersCall,
  printStaffOrdersCall,
  shipStaffOrdersCall,
} from "@pecacerta/contract/admin/many-orders";
import {
  addStaffOrderNoteCall,
  cancelStaffOrderCall,
  completeStaffOrderCall,
  packStaffOrderCall,
  payStaffOrderCall,
  pickStaffOrderCall,
  putBackStaffOrderCall,
  refundStaffOrderCall,
  reverseStaffOrderPaymentCall,
  sendStaffOrderMailCall,
  shipStaffOrderCall,
} from "@pecacerta/contract/admin/order-actions";
import {
  changeStaffOrderCall,
  countStaffOrdersCall,
  getStaffOrderCall,
  listStaffOrdersCall,
  previewStaffOrderMailCall,
} from "@pecacerta/contract/admin/orders";
import { accept, refuse } from "@pecacerta/rules/outcome";
import type { Installation } from "../../companies/installation.ts";
import { installationUrl } from "../../companies/mail/find-sender.ts";
import { type StaffHandler, type StaffMember, staffHandler } from "../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import type { OrderActor } from "./order-events.ts";
import { cancelOrderByStaff } from "./staff/cancel-order-lines.ts";
import { changeStaffOrder } from "./staff/change-staff-order.ts";
import {
  addOrderNote,
  completeOrder,
  packOrder,
  pickOrder,
  putBackOrder,
  sendOrderMail,
  shipOrder,
} from "./staff/commands.ts";
import { findStaffOrder } from "./staff/find-order.ts";
import { countStaffOrders, listStaffOrders } from "./staff/list-orders.ts";
import { packOrders, pickOrders, shipOrders } from "./staff/many-orders.ts";
import { payOrder, reversePayment } from "./staff/pay-order.ts";
import { previewOrderMail } from "./staff/preview-order-mail.ts";
import { findOrderPrint } from "./staff/print-orders.ts";
import { refundOrder } from "./staff/refund-order.ts";

const orderActor = ({ actor, name }: StaffMember): OrderActor => ({ ...actor, name });

type OrderInput = { number: string; now: Date };

async function answerWithOrder(tx: TenantTransaction, member: StaffMember, { number, now }: OrderInput) {
  const order = await findStaffOrder(tx, { number, now, member });
  return order ? accept({ data: order }) : refuse("ORDER_NOT_FOUND");
}

const findOrder = (
  tx: TenantTransaction,
  member: StaffMember,
  { params, now }: { params: { number: string }; now: Date },
) => answerWithOrder(tx, member, { ...params, now });

/** Runs a command and answers with the order as it is then. */
const orderHandler =
  <Body, Result extends { ok: boolean }>(
    command: (tx: TenantTransaction, actor: OrderActor, input: Body & OrderInput) => Promise<Result>,
  ) =>
  async (
    tx: TenantTransaction,
    member: StaffMember,
    { params, body, now }: { params: { number: string }; body: Body; now: Date },
  ) => {
    const input = { ...body, number: params.number, now };
    const outcome = await command(tx, orderActor(member), input);
    return outcome.ok ? await answerWithOrder(tx, member, input) : (outcome as Exclude<Result, { ok: true }>);
  };

export const orderHandlers = ({ config }: Pick<Installation, "config">): readonly StaffHandler[] => [
  staffHandler(listStaffOrdersCall, async (tx, { permissions }, { query, now }) =>
    accept({ data: await listStaffOrders(tx, { ...query, seesContacts: permissions.has("customers.read"), now }) }),
  ),
  staffHandler(countStaffOrdersCall, async (tx, _member, { now }) => accept({ data: await countStaffOrders(tx, now) })),
  staffHandler(getStaffOrderCall, findOrder),
  staffHandler(previewStaffOrderMailCall, async (tx, _member, { params, query }) => {
    const outcome = await previewOrderMail(tx, { ...params, ...query, baseUrl: installationUrl(config) });
    return outcome.ok ? accept({ data: outcome.value }) : outcome;
  }),
  staffHandler(changeStaffOrderCall, async (tx, member, { params, body, request, now }) => {
    if (body.address && !member.permissions.has("customers.read")) return refuse("FORBIDDEN");
    const input = { ...params, values: body, tag: request.headers["if-match"], now };
    const outcome = await changeStaffOrder(tx, orderActor(member), input);
    return outcome.ok ? await answerWithOrder(tx, member, input) : outcome;
  }),
  staffHandler(
    payStaffOrderCall,
    orderHandler((tx, actor, { paid_on, ...input }) => payOrder(tx, actor, { ...input, paidOn: paid_on })),
  ),
  staffHandler(reverseStaffOrderPaymentCall, async (tx, member, { params, body, now }) => {
    const input = { ...params, ...body, now };
    const outcome = await reversePayment(tx, orderActor(member), input);
    return outcome.ok ? await answerWithOrder(tx, member, input) : outcome;
  }),
  staffHandler(pickStaffOrderCall, orderHandler(pickOrder)),
  staffHandler(packStaffOrderCall, orderHandler(packOrder)),
  staffHandler(putBackStaffOrderCall, orderHandler(putBackOrder)),
  staffHandler(shipStaffOrderCall, orderHandler(shipOrder)),
  staffHandler(completeStaffOrderCall, orderHandler(completeOrder)),
  staffHandler(cancelStaffOrderCall, orderHandler(cancelOrderByStaff), findOrder),
  staffHandler(
    refundStaffOrderCall,
    async (tx, member, { params, body, now }) => {
      const input = { ...params, ...body, isFresh: member.isFresh, now };
      const outcome = await refundOrder(tx, orderActor(member), input);
      return outcome.ok ? await answerWithOrder(tx, member, input) : outcome;
    },
    findOrder,
  ),
  staffHandler(addStaffOrderNoteCall, orderHandler(addOrderNote), findOrder),
  staffHandler(sendStaffOrderMailCall, orderHandler(sendOrderMail), findOrder),
  staffHandler(printStaffOrdersCall, async (tx, _member, { query }) =>
    accept({ data: await findOrderPrint(tx, query.n) }),
  ),
  staffHandler(pickStaffOrdersCall, async (tx, member, { body, now }) =>
    accept({ data: await pickOrders(tx, orderActor(member), { ...body, now }) }),
  ),
  staffHandler(packStaffOrdersCall, async (tx, member, { body, now }) =>
    accept({ data: await packOrders(tx, orderActor(member), { ...body, now }) }),
  ),
  staffHandler(shipStaffOrdersCall, async (tx, member, { body, now }) =>
    accept({ data: await shipOrders(tx, orderActor(member), { ...body, now }) }),
  ),
];
