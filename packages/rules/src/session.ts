import { type Cart, emptyCart } from "./cart.ts";
import { normalizeEmail, requiredEmailError } from "./email.ts";
import { collectErrors, type FieldErrors, type FormOutcome, formOutcome } from "./form.ts";
import { emptyGarage, type Garage } from "./garage.ts";
import { emptyWishlist, type Wishlist } from "./wishlist.ts";

export type LoginInput = { email: string; password: string; remember: boolean };
export type LoginField = "email" | "password";
export type LoginErrorKey = "ERROR_FORM_REQUIRED" | "ERROR_FORM_INCORRECT_EMAIL";

export const EMPTY_LOGIN: Readonly<LoginInput> = { email: "", password: "", remember: false };

const FREE_ATTEMPTS_PER_HOUR = 100;
const MAX_GUESS_DELAY_MS = 8000;

/**
 * Milliseconds that the n-th try of an hour at one account or order waits, right or wrong: guessers from many places get
 * slower, and nobody can lock an owner out. No answer may take more than ten seconds.
 */
export const guessDelay = (tries: number): number =>
  Math.min(MAX_GUESS_DELAY_MS, Math.max(0, tries - FREE_ATTEMPTS_PER_HOUR) * 1000);

/** Both moments in epoch milliseconds. A moment that cannot be read counts as passed. */
export const isExpired = (expiresIn: number, now: number): boolean => !(now < expiresIn);

/** What a browser keeps of its customer. */
export type CustomerState<Product extends { id: string }, Vehicle extends { id: string }, User> = {
  user: User | null;
  token: string | null;
  cart: Cart<Product>;
  wishlist: Wishlist<Product>;
  garage: Garage<Vehicle>;
};

/**
 * The state after sign-out and after an expired session alike: no user, no token, no cart or wishlist lines, no
 * selected vehicle; the saved vehicles go too, for they are the customer's. Everything else stays.
 */
export function afterSignOut<
  Product extends { id: string },
  Vehicle extends { id: string },
  User,
  Kept extends CustomerState<Product, Vehicle, User>,
>(state: Kept & CustomerState<Product, Vehicle, User>): Kept {
  return {
    ...state,
    user: null,
    token: null,
    cart: emptyCart<Product>(),
    wishlist: emptyWishlist<Product>(),
    garage: emptyGarage<Vehicle>(),
  };
}

export function findLoginErrors(form: Pick<LoginInput, "email" | "password">): FieldErrors<LoginField, LoginErrorKey> {
  const email = normalizeEmail(form.email);
  return collectErrors<LoginField, LoginErrorKey>({
    email: requiredEmailError(email),
    password: form.password === "" ? "ERROR_FORM_REQUIRED" : null,
  });
}

/** The login with its e-mail normalised; `remember` is false unless said otherwise. */
export const parseLogin = (
  form: Pick<LoginInput, "email" | "password"> & { remember?: boolean },
): FormOutcome<LoginInput, LoginField, LoginErrorKey> =>
  formOutcome({ ...EMPTY_LOGIN, ...form, email: normalizeEmail(form.email) }, findLoginErrors(form));

/** How many sessions a customer may have at once; the oldest ends. */
export const MAX_SESSIONS = 20;
