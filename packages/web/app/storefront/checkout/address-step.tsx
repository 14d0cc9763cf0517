import type { AddressDto } from "@pecacerta/contract/address";
import { useText } from "../../texts/customer-text.ts";
import { Badge } from "../../ui/badge.tsx";
import { AddressFields } from "../addresses/address-fields.tsx";
import type { CheckoutDraft } from "./checkout-draft.ts";
import { CheckoutStep } from "./checkout-step.tsx";
import { ChoiceCard } from "./choice-card.tsx";

type Props = {
  id: string;
  addresses: readonly AddressDto[];
  chosen: string;
  draft: CheckoutDraft;
  faults: Readonly<Record<string, string>>;
  onChange: (part: Partial<CheckoutDraft>) => void;
  onTouch: (names: readonly string[]) => void;
};

/** A saved address, or a new one; who has none saved sees the form at once. */
export function AddressStep({ id, addresses, chosen, draft, faults, onChange, onTouch }: Props) {
  const text = useText();
  const isNew = chosen === "new";
  return (
    <CheckoutStep number={1} title={text("TEXT_STEP_ADDRESS")}>
      {addresses.map((address) => (
        <ChoiceCard
          key={address.id}
          group={`${id}-address`}
          value={address.id}
          isChosen={chosen === address.id}
          onChoose={() => onChange({ addressId: address.id })}
          title={`${address.firstName} ${address.lastName}`}
          aside={address.default ? <Badge>{text("TEXT_ADDRESS_DEFAULT")}</Badge> : null}
        >
          {[address.address1, address.address2, `${address.city} – ${address.state}`, `CEP ${address.postcode}`]
            .filter(Boolean)
            .join(", ")}
        </ChoiceCard>
      ))}
      {addresses.length > 0 ? (
        <ChoiceCard
          group={`${id}-address`}
          value="new"
          isChosen={isNew}
          onChoose={() => onChange({ addressId: "new" })}
          title={text("TEXT_ADDRESS_NEW")}
        />
      ) : null}
      {isNew ? (
        <>
          <AddressFields
            id={id}
            values={draft.address}
            faults={faults}
            onChange={(part) => {
              onChange({ addressId: "new", address: { ...draft.address, ...part } });
              onTouch(Object.keys(part));
            }}
          />
          <label className="flex min-h-11 items-center gap-3 text-14">
            <input
              type="checkbox"
              className="size-5 accent-accent"
              checked={draft.keepAddress}
              onChange={(event) => onChange({ keepAddress: event.target.checked })}
            />
            {text("TEXT_KEEP_ADDRESS")}
          </label>
        </>
      ) : null}
    </CheckoutStep>
  );
}
