import type { PaymentMethodDto } from "@pecacerta/contract/order";
import type { Centavos } from "@pecacerta/rules/money";
import type { FindNotifiedStaff } from "../../companies/find-notified-staff.ts";
import type { Customer } from "../../customers/sessions/session.ts";
import type { SecretKey } from "../../platform/config/secret-key.ts";
import type { LineInput } from "../pricing/price-lines.ts";
import type { OrderAddress } from "../tables/orders.ts";

export type PlaceOrderInput = {
  customer: Customer;
  idempotencyKey: string;
  /** As the wire has it. The same key with another body is refused. */
  requestBody: unknown;
  items: readonly LineInput[];
  addressId?: string | undefined;
  address?: OrderAddress | undefined;
  vehicleId?: string | undefined;
  payment: PaymentMethodDto;
  notes: string;
  expectedTotal?: Centavos | undefined;
  limitsNewCustomers?: boolean;
  secretKey: SecretKey;
  now: Date;
  notice?: OrderNotice;
};

export type OrderNotice = { findNotifiedStaff: FindNotifiedStaff; companySlug: string };

export type PlaceOrderRefusal =
  | "ADDRESS_NOT_FOUND"
  | "ADDRESS_NUMBER_REQUIRED"
  | "ERROR_ADD_TO_CART_OPTIONS"
  | "IDEMPOTENCY_KEY_REUSED"
  | "NEW_CUSTOMER_QUANTITY"
  | "OUT_OF_STOCK"
  | "PAYMENT_NOT_OFFERED"
  | "PRICE_CHANGED"
  | "PRODUCT_NOT_FOUND"
  | "UNPAID_ORDERS_LIMIT"
  | "UNPAID_VALUE_LIMIT"
  | "VEHICLE_NOT_FOUND";
