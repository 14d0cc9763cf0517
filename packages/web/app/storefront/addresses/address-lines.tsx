import type { OrderAddressDto } from "@pecacerta/contract/address";
import { formatPhone } from "@pecacerta/rules/phone";
import { formatPostcode } from "@pecacerta/rules/postcode";

export function AddressLines({ address }: { address: OrderAddressDto }) {
  const { firstName, lastName, company, address1, address2, city, state, postcode, phone } = address;
  const cityAndState = [city, state].filter(Boolean).join(" – ");
  return (
    <address className="min-w-0 wrap-anywhere not-italic">
      <span className="font-medium">{[firstName, lastName].filter(Boolean).join(" ")}</span>
      {[
        company,
        address1,
        address2,
        cityAndState,
        postcode && `CEP ${formatPostcode(postcode)}`,
        phone && formatPhone(phone),
      ]
        .filter(Boolean)
        .map((line) => (
          <span key={line} className="block text-grey-700">
            {line}
          </span>
        ))}
    </address>
  );
}
