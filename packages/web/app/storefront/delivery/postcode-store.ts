import { isPostcode } from "@pecacerta/rules/postcode";
import * as v from "valibot";
import { createPersistedStore } from "../../client/persisted-store.ts";
import { watchCustomerStore } from "../sessions/watch-customer-store.ts";

export const usePostcode = createPersistedStore<{ postcode: string | null }, string>({
  keyOf: (company) => `postcode_${company}`,
  initial: { postcode: null },
  toStored: ({ postcode }) => postcode,
  schema: v.pipe(v.string(), v.check(isPostcode)),
  fromStored: (postcode) => ({ postcode }),
});

export function setPostcode(postcode: string): void {
  usePostcode.setState({ postcode });
}

/** A customer's postcode is removed at sign-out. */
export const watchPostcode = (company: string): (() => void) =>
  watchCustomerStore(usePostcode, company, { sync: () => undefined });
