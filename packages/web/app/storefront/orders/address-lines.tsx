import type { OrderAddressDto } from "@pecacerta/contract/address";
import { formatCep } from "@pecacerta/rules/cep";
import { formatPhone } from "@pecacerta/rules/phone";

/** An address as one would write it on a parcel; what is masked or empty is left out. */
export function AddressLines({ address }: { address: OrderAddressDto }) {
  const { firstName, lastName, company, address1, address2, city, state, postcode, phone } = address;
  const place = [city, state].filter(Boolean).join(" – ");
  return (
    <address className="min-w-0 wrap-anywhere not-italic">
      <span className="font-medium">{[firstName, lastName].filter(Boolean).join(" ")}</span>
      {[company, address1, address2, place, postcode && `CEP ${formatCep(postcode)}`, phone && formatPhone(phone)]
        .filter(Boolean)
        .map((line) => (
          <span key={line} className="block text-grey-700">
            {line}
          </span>
        ))}
    </address>
  );
}
