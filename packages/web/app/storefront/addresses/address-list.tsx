import type { AddressDto } from "@pecacerta/contract/address";
import { useRef, useState } from "react";
import { useText } from "../../texts/customer-text.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { AddressLines } from "../orders/address-lines.tsx";
import { RemoveAddress } from "./remove-address.tsx";
import { setDefaultAddress, useAddressBook } from "./use-addresses.ts";

/** The address book, one a card; the one that is used where nobody says which is marked. */
export function AddressList({ addresses }: { addresses: readonly AddressDto[] }) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const [leaving, setLeaving] = useState<AddressDto>();
  const [said, setSaid] = useState("");
  const onDone = (told: string) => {
    setSaid(told);
    // What was pressed is gone: the focus goes to what it was about.
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
            <AddressButtons address={address} onRemove={() => setLeaving(address)} onDone={onDone} />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      <RemoveAddress address={leaving} onClose={() => setLeaving(undefined)} onDone={onDone} />
    </>
  );
}

type ButtonProps = { address: AddressDto; onRemove: () => void; onDone: (said: string) => void };

function AddressButtons({ address, onRemove, onDone }: ButtonProps) {
  const text = useText();
  const book = useAddressBook();
  const [isSending, setSending] = useState(false);
  const about = `: ${address.address1}`;
  async function choose() {
    if (isSending) return;
    setSending(true);
    const made = await setDefaultAddress(address);
    setSending(false);
    if (!made.ok) return toast.error(refusalText(made.refusal));
    book.put(made.value.data);
    onDone(text("TEXT_ADDRESS_IS_DEFAULT"));
  }
  return (
    <div className="-ms-3 flex flex-wrap gap-x-2">
      <ButtonLink href={`/account/addresses/${address.id}`} small look="quiet">
        {text("TEXT_ADDRESS_EDIT")}
        <span className="sr-only">{about}</span>
      </ButtonLink>
      <Button small look="quiet" onClick={onRemove}>
        {text("TEXT_ADDRESS_REMOVE")}
        <span className="sr-only">{about}</span>
      </Button>
      {address.default ? null : (
        <Button small look="quiet" onClick={() => void choose()} aria-disabled={isSending || undefined}>
          {text("TEXT_ADDRESS_MAKE_DEFAULT")}
          <span className="sr-only">{about}</span>
        </Button>
      )}
    </div>
  );
}
