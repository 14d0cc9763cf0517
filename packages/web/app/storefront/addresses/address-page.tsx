import type { AddressDto } from "@pecacerta/contract/address";
import { splitAddressLines } from "@pecacerta/rules/address-lines";
import { formatPhone } from "@pecacerta/rules/phone";
import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { MapPinOff } from "@pecacerta/ui/icons.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useNavigate } from "react-router";
import { m } from "#messages";
import { AccountFrame, AccountSkeleton } from "../account-layout/account-frame.tsx";
import { LoadError } from "../account-layout/load-error.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/address-page";
import { AddressForm } from "./address-form.tsx";
import { useAddressCache, useAddresses } from "./use-addresses.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.address_edit_title(), isPrivate: true });

export default function AddressPage({ params: { id } }: Route.ComponentProps) {
  return <AccountFrame title={m.address_edit_title()}>{() => <AddressEditor key={id} id={id} />}</AccountFrame>;
}

function AddressEditor({ id }: { id: string }) {
  const { data: response, error, refetch } = useAddresses();
  const onSaved = useAddressSaved();
  if (error && !response) return <LoadError error={error} onRetry={refetch} />;
  if (!response) return <AccountSkeleton />;
  const address = response.data.find((each) => each.id === id);
  return address ? (
    <AddressForm address={address} initial={toFormValues(address)} onSaved={onSaved} />
  ) : (
    <EmptyState icon={MapPinOff} title={m.ADDRESS_NOT_FOUND()} hint={m.address_not_found_hint()}>
      <ButtonLink href="/account/addresses">{m.addresses()}</ButtonLink>
    </EmptyState>
  );
}

export function useAddressSaved(): (address: AddressDto) => void {
  const navigate = useNavigate();
  const addressCache = useAddressCache();
  return (address) => {
    addressCache.upsert(address);
    toast.success(m.address_saved());
    navigate("/account/addresses");
  };
}

function toFormValues(address: AddressDto) {
  const { firstName, lastName, company, city, state, postcode, email } = address;
  const others = { firstName, lastName, company, city, state, postcode, email };
  return { ...others, ...splitAddressLines(address), phone: formatPhone(address.phone) };
}
