import { buyerContact } from "@pecacerta/rules/buyer-contact";
import { formatPhone } from "@pecacerta/rules/phone";
import { m } from "#messages";
import { AccountFrame, AccountSkeleton } from "../account-layout/account-frame.tsx";
import { LoadError } from "../account-layout/load-error.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import { useUser } from "../sessions/use-account.ts";
import type { Route } from "./+types/new-address-page";
import { AddressForm } from "./address-form.tsx";
import { useAddressSaved } from "./address-page.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.address_new_title(), isPrivate: true });

export default function NewAddressPage() {
  return <AccountFrame title={m.address_new_title()}>{() => <NewAddress />}</AccountFrame>;
}

/** Starts with the customer's name, e-mail and phone. */
function NewAddress() {
  const { data: response, error, refetch } = useUser();
  const onSaved = useAddressSaved();
  if (error && !response) return <LoadError error={error} onRetry={refetch} />;
  if (!response) return <AccountSkeleton />;
  const { email, phone, ...customer } = response.data;
  const contact = { ...buyerContact(customer), email, phone: formatPhone(phone ?? "") };
  const emptyStreet = { street: "", number: "", complement: "", district: "" };
  const emptyAddress = { ...emptyStreet, company: "", postcode: "", city: "", state: "" };
  return <AddressForm initial={{ ...contact, ...emptyAddress }} onSaved={onSaved} />;
}
