import type { AddressDto } from "@pecacerta/contract/address";
import { Badge } from "@pecacerta/ui/badge.tsx";
import { Button, ButtonLink } from "@pecacerta/ui/button.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useRef, useState } from "react";
import { m } from "#messages";
import { refusalText } from "../../texts/refusal-text.ts";
import { AddressLines } from "./address-lines.tsx";
import { RemoveAddress } from "./remove-address.tsx";
import { setDefaultAddress, useAddressCache } from "./use-addresses.ts";

export function AddressList({ addresses }: { addresses: readonly AddressDto[] }) {
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
        aria-label={m.addresses()}
        className="grid grid-cols-1 gap-4 focus-target md:grid-cols-2"
      >
        {addresses.map((address) => (
          <li key={address.id} className="flex flex-col gap-4 box p-4 sm:p-6">
            <div className="flex flex-1 items-start justify-between gap-4">
              <AddressLines address={address} />
              {address.default ? <Badge tone="success">{m.address_default()}</Badge> : null}
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
  const addressCache = useAddressCache();
  const [isSending, setSending] = useState(false);
  const addressSuffix = `: ${address.address1}`;
  async function makeDefault() {
    if (isSending) return;
    setSending(true);
    const response = await setDefaultAddress(address);
    setSending(false);
    if (!response.ok) return toast.error(refusalText(Object.values(response.errors)[0] ?? response.refusal));
    addressCache.upsert(response.value.data);
    onChanged(m.address_is_default());
  }
  return (
    <div className="-ms-3 flex flex-wrap gap-x-2">
      <ButtonLink href={`/account/addresses/${address.id}`} small variant="quiet">
        {m.address_edit()}
        <span className="sr-only">{addressSuffix}</span>
      </ButtonLink>
      <Button small variant="quiet" onClick={onRemove}>
        {m.address_remove()}
        <span className="sr-only">{addressSuffix}</span>
      </Button>
      {address.default ? null : (
        <Button small variant="quiet" onClick={() => void makeDefault()} aria-disabled={isSending || undefined}>
          {m.address_make_default()}
          <span className="sr-only">{addressSuffix}</span>
        </Button>
      )}
    </div>
  );
}
