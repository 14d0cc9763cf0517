type MaskableAddress = {
  firstName: string;
  lastName: string;
  company: string;
  address1: string;
  address2: string;
  postcode: string;
  email: string;
  phone: string;
};

const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]}***`)
    .join(" ");

export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*(@.*)?$/su, "$1***$2");

export type PersonalFieldKind = "email" | "phone" | "street" | "postcode" | "text";

export function maskPersonalField(kind: PersonalFieldKind, value: string): string {
  if (value === "" || kind === "text") return "";
  if (kind === "email") return maskEmail(value);
  if (kind === "phone") return maskPhone(value);
  return kind === "postcode" ? maskPostcode(value) : "***";
}

const maskPostcode = (postcode: string): string => `${postcode.slice(0, 5)}-***`;

const maskPhone = (phone: string): string => (phone === "" ? "" : `*** ${phone.slice(-2)}`);

const maskAddress = <Address extends MaskableAddress>(address: Address): Address => ({
  ...address,
  firstName: maskName(address.firstName),
  lastName: maskName(address.lastName),
  company: "",
  address1: "***",
  address2: "",
  postcode: maskPostcode(address.postcode),
  email: maskEmail(address.email),
  phone: maskPhone(address.phone),
});

export const maskOrder = <
  Order extends {
    shippingAddress: MaskableAddress;
    billingAddress: MaskableAddress;
    order_notes: string;
    tracking: string;
    nfeKey: string | null;
  },
>(
  order: Order,
): Order => ({
  ...order,
  shippingAddress: maskAddress(order.shippingAddress),
  billingAddress: maskAddress(order.billingAddress),
  order_notes: "",
  tracking: "",
  nfeKey: null,
});
