import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { MapPinHouse, Plus } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { AccountFrame, AccountSkeleton } from "../account-layout/account-frame.tsx";
import { LoadError } from "../account-layout/load-error.tsx";
import { pageMeta } from "../companies/page-meta.ts";
import type { Route } from "./+types/addresses-page";
import { AddressList } from "./address-list.tsx";
import { useAddresses } from "./use-addresses.ts";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: m.addresses(), isPrivate: true });

export default function AddressesPage() {
  return <AccountFrame title={m.addresses()}>{() => <Addresses />}</AccountFrame>;
}

function Addresses() {
  const { data: response, error, refetch } = useAddresses();
  if (error && !response) return <LoadError error={error} onRetry={refetch} />;
  if (!response) return <AccountSkeleton />;
  const add = (
    <ButtonLink href="/account/addresses/new" variant={response.data.length > 0 ? "secondary" : "primary"}>
      <Plus size={18} />
      {m.address_add()}
    </ButtonLink>
  );
  return response.data.length > 0 ? (
    <>
      <AddressList addresses={response.data} />
      <div>{add}</div>
    </>
  ) : (
    <EmptyState icon={MapPinHouse} title={m.no_addresses()} hint={m.no_addresses_hint()}>
      {add}
    </EmptyState>
  );
}
