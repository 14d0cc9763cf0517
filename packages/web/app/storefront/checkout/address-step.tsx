import type { AddressDto } from "@pecacerta/contract/address";
import { Badge } from "@pecacerta/ui/badge.tsx";
import { FieldError } from "@pecacerta/ui/field.tsx";
import { m } from "#messages";
import { AddressFields } from "../addresses/address-fields.tsx";
import type { CheckoutDraft } from "./checkout-draft.ts";
import { CheckoutStep } from "./checkout-step.tsx";
import { ChoiceCard } from "./choice-card.tsx";
import type { DraftChanges } from "./use-draft.ts";

type Props = {
  id: string;
  addresses: readonly AddressDto[];
  selected: string;
  draft: CheckoutDraft;
  errors: Readonly<Record<string, string>>;
  /** The error of the selected saved address. */
  error: string | undefined;
  onChange: (changes: DraftChanges) => void;
  onEdit: (names: readonly string[]) => void;
};

export function AddressStep({ id, addresses, selected, draft, errors, error, onChange, onEdit }: Props) {
  const isNew = selected === "new";
  const select = (addressId: string) => {
    onEdit(["address_id"]);
    onChange({ addressId });
  };
  return (
    <CheckoutStep number={1} title={m.step_address()}>
      {addresses.map((address) => (
        <ChoiceCard
          key={address.id}
          id={selected === address.id ? `${id}-address` : undefined}
          describedBy={error && selected === address.id ? `${id}-address-error` : undefined}
          group={`${id}-address`}
          value={address.id}
          isSelected={selected === address.id}
          onSelect={() => select(address.id)}
          title={`${address.firstName} ${address.lastName}`.trim()}
          trailing={address.default ? <Badge>{m.address_default()}</Badge> : null}
        >
          {[address.address1, address.address2, `${address.city} – ${address.state}`, `CEP ${address.postcode}`]
            .filter(Boolean)
            .join(", ")}
        </ChoiceCard>
      ))}
      {error && !isNew ? (
        <div>
          <FieldError of={`${id}-address`} error={error} />
          <a href={`/account/addresses/${selected}`} className="inline-flex min-h-11 items-center link">
            {m.address_edit_title()}
          </a>
        </div>
      ) : null}
      {addresses.length > 0 ? (
        <ChoiceCard
          group={`${id}-address`}
          value="new"
          isSelected={isNew}
          onSelect={() => select("new")}
          title={m.address_new()}
        />
      ) : null}
      {isNew ? (
        <>
          <AddressFields
            id={id}
            values={draft.address}
            errors={errors}
            onChange={(changes) => {
              onChange({ addressId: "new", address: changes });
              onEdit(Object.keys(changes));
            }}
          />
          <label className="flex min-h-11 items-center gap-3 small">
            <input
              type="checkbox"
              className="checkbox"
              checked={draft.keepAddress}
              onChange={(event) => onChange({ keepAddress: event.target.checked })}
            />
            {m.keep_address()}
          </label>
        </>
      ) : null}
    </CheckoutStep>
  );
}
