import type { AddressDto } from "@pecacerta/contract/address";
import { Button } from "@pecacerta/ui/button.tsx";
import { Dialog } from "@pecacerta/ui/dialog.tsx";
import { toast } from "@pecacerta/ui/toast.ts";
import { useState } from "react";
import { m } from "#messages";
import { call } from "../../client/call.ts";
import { refusalText } from "../../texts/refusal-text.ts";
import { AddressLines } from "./address-lines.tsx";
import { useAddressCache } from "./use-addresses.ts";

type Props = { address: AddressDto | undefined; onClose: () => void; onRemoved: (message: string) => void };

export function RemoveAddress({ address, onClose, onRemoved }: Props) {
  const addressCache = useAddressCache();
  const [isSending, setSending] = useState(false);
  async function remove() {
    if (!address || isSending) return;
    setSending(true);
    const response = await call("DELETE /user/addresses/:id", { params: { id: address.id } });
    setSending(false);
    onClose();
    if (!response.ok) return toast.error(refusalText(response.refusal));
    addressCache.replace(response.value.data);
    onRemoved(m.address_removed());
  }
  return (
    <Dialog open={address !== undefined} onClose={onClose} title={m.address_remove_title()} closeLabel={m.close()}>
      {address ? <AddressLines address={address} /> : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => void remove()} aria-disabled={isSending || undefined}>
          {m.address_remove()}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {m.address_keep()}
        </Button>
      </div>
    </Dialog>
  );
}
