import type { AddressDto } from "@pecacerta/contract/address";
import { Badge } from "@pecacerta/ui/badge.tsx";
import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useRef, useState } from "react";
import { useCustomerText } from "../../texts/customer-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { AddressLines } from "./address-lines.tsx";
import { RemoveAddress } from "./remove-address.tsx";
import { setDefaultAddress, useAddressCache } from "./use-addresses.ts";

export function AddressList({ addresses }: { addresses: readonly AddressDto[] }) {
  const text = useCustomerText();
  const list = useRef<HTMLUListElement>(null);
  const [addressToRemove, setAddressToRemove] = useState<AddressDto>();
  const [announcement, setAnnouncement] = useState("");
  const onChanged = (message: string) => {
    setAnnouncement(message);
    // The pressed button may be gone.
    list.current?.focus();
  };
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={text("TEXT_ADDRESSES")}
        className="grid grid-cols-1 gap-4 outline-none md:grid-cols-2"
      >
        {addresses.map((address) => (
          <li key={address.id} className="flex flex-col gap-4 rounded border border-grey-200 p-4 sm:p-6">
            <div className="flex flex-1 items-start justify-between gap-4">
              <AddressLines address={address} />
              {address.default ? <Badge tone="success">{text("TEXT_ADDRESS_DEFAULT")}</Badge> : null}
            </div>
            <AddressButtons address={address} onRemove={() => setAddressToRemove(address)} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <RemoveAddress address={addressToRemove} onClose={() => setAddressToRemove(undefined)} onRemoved={onChanged} />
    </>
  );
}

type ButtonProps = { address: AddressDto; onRemove: () => void; onChanged: (announcement: string) => void };

function AddressButtons({ address, onRemove, onChanged }: ButtonProps) {
  const text = useCustomerText();
  const addressCache = useAddressCache();
  const [isSending, setSending] = useState(false);
  const addressSuffix = `: ${address.address1}`;
  async function makeDefault() {
    if (isSending) return;
    setSending(true);
    const response = await setDefaultAddress(address);
    setSending(false);
    if (!response.ok) return toast.error(refusalText(response.refusal));
    addressCache.upsert(response.value.data);
    onChanged(text("TEXT_ADDRESS_IS_DEFAULT"));
  }
  return (
    <div className="-ms-3 flex flex-wrap gap-x-2">
      <ButtonLink href={`/account/addresses/${address.id}`} small variant="quiet">
        {text("TEXT_ADDRESS_EDIT")}
        <span className="sr-only">{addressSuffix}</span>
      </ButtonLink>
      <Button small variant="quiet" onClick={onRemove}>
        {text("TEXT_ADDRESS_REMOVE")}
        <span className="sr-only">{addressSuffix}</span>
      </Button>
      {address.default ? null : (
        <Button small variant="quiet" onClick={() => void makeDefault()} aria-disabled={isSending || undefined}>
          {text("TEXT_ADDRESS_MAKE_DEFAULT")}
          <span className="sr-only">{addressSuffix}</span>
        </Button>
      )}
    </div>
  );
}
