const SHOP_REFUSAL_STATUS = {
  BAD_REQUEST: 400,
  AUTH_UNAUTHORIZED: 401,
  AUTH_WRONG_PASSWORD: 401,
  AUTH_WRONG_CODE: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  COMPANY_NOT_FOUND: 404,
  CATEGORY_NOT_FOUND: 404,
  PRODUCT_NOT_FOUND: 404,
  ADDRESS_NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,
  VEHICLE_NOT_FOUND: 404,
  BID_NOT_FOUND: 404,
  CEP_NOT_FOUND: 404,
  TOKEN_NOT_FOUND: 404,
  SESSION_NOT_FOUND: 404,
  AUTH_EMAIL_ALREADY_IN_USE: 409,
  EMAIL_CONFIRMED: 409,
  CART_FULL: 409,
  GARAGE_FULL: 409,
  WISHLIST_FULL: 409,
  ADDRESS_BOOK_FULL: 409,
  QUESTIONS_FULL: 409,
  REVIEWS_FULL: 409,
  BIDS_FULL: 409,
  BID_ALREADY_OPEN: 409,
  BID_CLOSED: 409,
  CONTACT_NOT_OFFERED: 409,
  PRODUCT_AVAILABLE: 409,
  ORDER_NOT_PENDING: 409,
  OUT_OF_STOCK: 409,
  NEW_CUSTOMER_QUANTITY: 409,
  UNPAID_ORDERS_LIMIT: 409,
  UNPAID_VALUE_LIMIT: 409,
  PRICE_CHANGED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VALIDATION_FAILED: 422,
  ERROR_FORM_REQUIRED: 422,
  ERROR_FORM_INVALID: 422,
  ERROR_FORM_TOO_LONG: 422,
  ERROR_FORM_INCORRECT_EMAIL: 422,
  ERROR_ADD_TO_CART_QUANTITY: 422,
  ERROR_ADD_TO_CART_OPTIONS: 422,
  AUTH_INVALID_EMAIL: 422,
  AUTH_WEAK_PASSWORD: 422,
  INVALID_CPF: 422,
  INVALID_PHONE: 422,
  INVALID_CEP: 422,
  INVALID_STATE: 422,
  ADDRESS_NUMBER_REQUIRED: 422,
  INVALID_VIN: 422,
  INVALID_BID_VALUE: 422,
  INVALID_RATING: 422,
  PAYMENT_NOT_OFFERED: 422,
  IDEMPOTENCY_KEY_REQUIRED: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

/** Refusals of the seller's application alone. */
const STAFF_REFUSAL_STATUS = {
  SECOND_FACTOR_WRONG: 401,
  SECOND_FACTOR_NEEDED: 403,
  FRESH_SIGN_IN_NEEDED: 403,
  ABOVE_YOUR_PERMISSIONS: 403,
  STAFF_NOT_FOUND: 404,
  CUSTOMER_NOT_FOUND: 404,
  QUESTION_NOT_FOUND: 404,
  REVIEW_NOT_FOUND: 404,
  MESSAGE_NOT_FOUND: 404,
  VIEW_NOT_FOUND: 404,
  LAST_FACTOR: 409,
  LAST_OWNER: 409,
  ORDER_CLOSED: 409,
  REFUND_TOO_MUCH: 409,
  SLUG_TAKEN: 409,
  HOST_TAKEN: 409,
  CHANGED_MEANWHILE: 409,
  ALREADY_ANSWERED: 409,
  BID_BELOW_FLOOR: 422,
  INVALID_INVOICE_KEY: 422,
  VERSION_NEEDED: 428,
  COMPANY_SUSPENDED: 503,
} as const;

/** Every refusal key and its status. Keys of status 422 are also field errors. */
export const REFUSAL_STATUS = { ...SHOP_REFUSAL_STATUS, ...STAFF_REFUSAL_STATUS } as const;

export type Refusal = keyof typeof REFUSAL_STATUS;

export type ShopRefusal = keyof typeof SHOP_REFUSAL_STATUS;

export type RefusalStatus = (typeof REFUSAL_STATUS)[Refusal];

/** Also field errors: 404 for a URL parameter, 422 for a body field. */
const ALSO_FIELD_ERRORS = ["VEHICLE_NOT_FOUND"] as const satisfies readonly Refusal[];

/** `RefusalWithStatus<404>` is `"NOT_FOUND" | "PRODUCT_NOT_FOUND" | …`. */
export type RefusalWithStatus<Status extends RefusalStatus> =
  | { [Key in Refusal]: (typeof REFUSAL_STATUS)[Key] extends Status ? Key : never }[Refusal]
  | (422 extends Status ? (typeof ALSO_FIELD_ERRORS)[number] : never);

export type FieldErrorKey = RefusalWithStatus<422>;

export const REFUSALS = Object.keys(REFUSAL_STATUS) as readonly Refusal[];

export const isRefusal = (key: string): key is Refusal => Object.hasOwn(REFUSAL_STATUS, key);

const possibleStatuses = (key: Refusal): readonly RefusalStatus[] =>
  ALSO_FIELD_ERRORS.some((also) => also === key) ? [REFUSAL_STATUS[key], 422] : [REFUSAL_STATUS[key]];

/** A key with field errors is a 422. */
export const statusForRefusal = (key: Refusal, details: object = {}): RefusalStatus =>
  "errors" in details ? (possibleStatuses(key).at(-1) ?? REFUSAL_STATUS[key]) : REFUSAL_STATUS[key];
