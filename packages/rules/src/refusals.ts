import type { AddressErrorKey } from "./address.ts";
import type { RegistrationErrorKey } from "./registration.ts";
import type { LoginErrorKey } from "./session.ts";

/** Every key with which a rule of the shop refuses; tables of texts and of statuses are checked against it. */
export type RuleRefusal =
  | AddressErrorKey
  | RegistrationErrorKey
  | LoginErrorKey
  | "VALIDATION_FAILED"
  | "ERROR_ADD_TO_CART_OPTIONS"
  | "ERROR_ADD_TO_CART_QUANTITY"
  | "INVALID_BID_VALUE"
  | "INVALID_MONEY"
  | "INVALID_PIX_CODE"
  | "INVALID_PIX_KEY"
  | "INVALID_PLATE"
  | "INVALID_RATING"
  | "INVALID_VIN"
  | "TEXT_TOAST_WHATSAPP_NOT_FOUND"
  | "VEHICLE_NOT_FOUND";
