import {
  addStaffOrderNoteCall,
  cancelStaffOrderCall,
  completeStaffOrderCall,
  packStaffOrderCall,
  payStaffOrderCall,
  pickStaffOrderCall,
  refundStaffOrderCall,
  sendStaffOrderMailCall,
  shipStaffOrderCall,
} from "@pecacerta/contract/admin/order-actions";
import {
  changeStaffOrderCall,
  countStaffOrdersCall,
  getStaffOrderCall,
  listStaffOrdersCall,
  pickStaffOrdersCall,
  shipStaffOrdersCall,
} from "@pecacerta/contract/admin/orders";
import { accept, refuse } from "@pecacerta/rules/outcome";
import { type StaffHandler, type StaffMember, staffHandler } from "../../companies/staff-handler.ts";
import type { TenantTransaction } from "../../platform/database/tenant.ts";
import type { OrderActor } from "./order-events.ts";
import { cancelOrderByStaff } from "./staff/cancel-order-lines.ts";
import { changeStaffOrder } from "./staff/change-staff-order.ts";
import {
  addOrderNote,
  completeOrder,
  packOrder,
  payOrder,
  pickOrder,
  sendOrderMail,
  shipOrder,
} from "./staff/commands.ts";
import { findStaffOrder } from "./staff/find-order.ts";
import { countStaffOrders, listStaffOrders } from "./staff/list-orders.ts";
import { pickOrders, shipOrders } from "./staff/many-orders.ts";
import { refundOrder } from "./staff/refund-order.ts";

const orderActor = ({ actor, name }: StaffMember): OrderActor => ({ ...actor, name });

async function answerWithOrder(tx: TenantTransaction, { number, now }: { number: string; now: Date }) {
  const order = await findStaffOrder(tx, number, now);
  return order ? accept({ data: order }) : refuse("ORDER_NOT_FOUND");
}

/** Runs a command and answers with the order as it is then. */
const orderHandler =
  <Body, Result extends { ok: boolean }>(
    command: (tx: TenantTransaction, actor: OrderActor, input: Body & { number: string; now: Date }) => Promise<Result>,
  ) =>
  async (
    tx: TenantTransaction,
    member: StaffMember,
    { params, body, now }: { params: { number: string }; body: Body; now: Date },
  ) => {
    const input = { ...body, number: params.number, now };
    const outcome = await command(tx, orderActor(member), input);
    return outcome.ok ? await answerWithOrder(tx, input) : (outcome as Exclude<Result, { ok: true }>);
  };

export const orderHandlers: readonly StaffHandler[] = [
  staffHandler(listStaffOrdersCall, async (tx, _member, { query, now }) =>
    accept({ data: await listStaffOrders(tx, { ...query, now }) }),
  ),
  staffHandler(countStaffOrdersCall, async (tx, _member, { now }) => accept({ data: await countStaffOrders(tx, now) })),
  staffHandler(getStaffOrderCall, (tx, _member, { params, now }) => answerWithOrder(tx, { ...params, now })),
  staffHandler(changeStaffOrderCall, async (tx, member, { params, body, request, now }) => {
    const input = { ...params, address: body.address, nfeKey: body.nfe_key, tag: request.headers["if-match"], now };
    const outcome = await changeStaffOrder(tx, orderActor(member), input);
    return outcome.ok ? await answerWithOrder(tx, input) : outcome;
  }),
  staffHandler(
    payStaffOrderCall,
    orderHandler((tx, actor, { paid_on, ...input }) => payOrder(tx, actor, { ...input, paidOn: paid_on })),
  ),
  staffHandler(pickStaffOrderCall, orderHandler(pickOrder)),
  staffHandler(packStaffOrderCall, orderHandler(packOrder)),
  staffHandler(shipStaffOrderCall, orderHandler(shipOrder)),
  staffHandler(completeStaffOrderCall, orderHandler(completeOrder)),
  staffHandler(cancelStaffOrderCall, orderHandler(cancelOrderByStaff)),
  staffHandler(refundStaffOrderCall, orderHandler(refundOrder)),
  staffHandler(addStaffOrderNoteCall, orderHandler(addOrderNote)),
  staffHandler(sendStaffOrderMailCall, orderHandler(sendOrderMail)),
  staffHandler(pickStaffOrdersCall, async (tx, member, { body, now }) =>
    accept({ data: await pickOrders(tx, orderActor(member), { ...body, now }) }),
  ),
  staffHandler(shipStaffOrdersCall, async (tx, member, { body, now }) =>
    accept({ data: await shipOrders(tx, orderActor(member), { ...body, now }) }),
  ),
];
