import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { m } from "#messages";
import { AddressLines } from "../addresses/address-lines.tsx";
import { useAddresses } from "../addresses/use-addresses.ts";

export function DefaultAddressCard() {
  return (
    <Card
      title={m.default_address()}
      aside={
        <a href="/account/addresses" className="-my-3 inline-flex min-h-11 items-center small-link">
          {m.addresses_manage()}
        </a>
      }
    >
      <div className="min-h-30">
        <DefaultAddress />
      </div>
    </Card>
  );
}

function DefaultAddress() {
  const { data: response, error, refetch } = useAddresses();
  if (error) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>{m.error_loading()}</p>
        <Button small variant="secondary" onClick={() => refetch()}>
          {m.try_again()}
        </Button>
      </div>
    );
  }
  if (!response) return <Skeleton className="h-30" />;
  const address = response.data.find((each) => each.default);
  return address ? <AddressLines address={address} /> : <p className="muted">{m.no_address()}</p>;
}
