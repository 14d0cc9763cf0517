type Addressee = {
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
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]}***`)
    .join(" ");

/** The first letter and the domain: `maria@example.com` is `m***@example.com`. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*(@.*)?$/su, "$1***$2");

/** The last two digits. */
export const maskedPhone = (phone: string): string => (phone === "" ? "" : `*** ${phone.slice(-2)}`);

/** Where an order goes, for somebody who only holds its link: the city, and who it is for only to those who know. */
export const maskedAddress = <Address extends Addressee>(address: Address): Address => ({
  ...address,
  firstName: maskedName(address.firstName),
  lastName: maskedName(address.lastName),
  company: "",
  address1: "***",
  address2: "",
  postcode: `${address.postcode.slice(0, 5)}-***`,
  email: maskedEmail(address.email),
  phone: maskedPhone(address.phone),
});

/** An order without its customer's data and notes: what its link alone may show. */
export const maskedOrder = <
  Order extends { shippingAddress: Addressee; billingAddress: Addressee; order_notes: string },
>(
  order: Order,
): Order => ({
  ...order,
  shippingAddress: maskedAddress(order.shippingAddress),
  billingAddress: maskedAddress(order.billingAddress),
  order_notes: "",
});
