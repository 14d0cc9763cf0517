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

/** The first letter of each word, and as many stars whatever the length: `Maria Souza` is `M*** S***`. */
const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]}***`)
    .join(" ");

/** The first letter and the domain: `maria@example.com` is `m***@example.com`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*(@.*)?$/su, "$1***$2");

/** The last two digits. */
const maskPhone = (phone: string): string => (phone === "" ? "" : `*** ${phone.slice(-2)}`);

/** Where an order goes, for somebody who only holds its link: the city, and who it is for only to those who know. */
const maskAddress = <Address extends MaskableAddress>(address: Address): Address => ({
  ...address,
  firstName: maskName(address.firstName),
  lastName: maskName(address.lastName),
  company: "",
  address1: "***",
  address2: "",
  postcode: `${address.postcode.slice(0, 5)}-***`,
  email: maskEmail(address.email),
  phone: maskPhone(address.phone),
});

/** An order without its customer's data and notes: what its link alone may show. */
export const maskOrder = <
  Order extends { shippingAddress: MaskableAddress; billingAddress: MaskableAddress; order_notes: string },
>(
  order: Order,
): Order => ({
  ...order,
  shippingAddress: maskAddress(order.shippingAddress),
  billingAddress: maskAddress(order.billingAddress),
  order_notes: "",
});
