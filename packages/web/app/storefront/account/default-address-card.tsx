import { Button } from "@pecacerta/ui/button.tsx";
import { Card } from "@pecacerta/ui/card.tsx";
import { Skeleton } from "@pecacerta/ui/skeleton.tsx";
import { useCustomerText } from "../../texts/customer-text.ts";
import { AddressLines } from "../addresses/address-lines.tsx";
import { useAddresses } from "../addresses/use-addresses.ts";

export function DefaultAddressCard() {
  const text = useCustomerText();
  return (
    <Card
      title={text("TEXT_DEFAULT_ADDRESS")}
      aside={
        <a href="/account/addresses" className="-my-3 inline-flex min-h-11 items-center text-14 underline">
          {text("TEXT_ADDRESSES_MANAGE")}
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
  const text = useCustomerText();
  const { data: response, error, refetch } = useAddresses();
  if (error) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>{text("TEXT_ERROR_LOADING")}</p>
        <Button small variant="secondary" onClick={() => refetch()}>
          {text("TEXT_TRY_AGAIN")}
        </Button>
      </div>
    );
  }
  if (!response) return <Skeleton className="h-30" />;
  const address = response.data.find((each) => each.default);
  return address ? <AddressLines address={address} /> : <p className="text-grey-600">{text("TEXT_NO_ADDRESS")}</p>;
}
