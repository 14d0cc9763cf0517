import type { OrderAddressDto } from "@pecacerta/contract/address";
import { formatPhone } from "@pecacerta/rules/phone";
import { formatPostcode } from "@pecacerta/rules/postcode";
import "./address-lines.css";

export const fullName = ({ firstName, lastName }: OrderAddressDto): string =>
  [firstName, lastName].filter(Boolean).join(" ");

export function AddressLines({ address }: { address: OrderAddressDto }) {
  const { company, address1, address2, city, state, postcode, phone } = address;
  const cityAndState = [city, state].filter(Boolean).join(" – ");
  return (
    <address className="address-lines min-w-0 wrap-anywhere">
      <span className="address-name">{fullName(address)}</span>
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
          <span key={line} className="address-rest block">
            {line}
          </span>
        ))}
    </address>
  );
}
