import type { OrderAddressDto } from "@pecacerta/contract/address";
import { formatPhone } from "@pecacerta/rules/phone";
import { formatPostcode } from "@pecacerta/rules/postcode";

/** An address as it stands on a parcel. */
export const formatAddressLines = (address: OrderAddressDto): string[] =>
  [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    address.address1,
    address.address2,
    [[address.city, address.state].filter(Boolean).join("/"), formatPostcode(address.postcode)]
      .filter(Boolean)
      .join(", "),
    address.country === "BR" ? "" : address.country,
    formatPhone(address.phone),
  ].filter((line) => line !== "");
