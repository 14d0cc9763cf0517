import { ADDRESS, apiToken, callApi, fetchProduct, fillCart, placeOrderByApi, type TestCustomer } from "./api.ts";
import type { PageTarget } from "./pages.ts";

const PADS = "pastilha-de-freio-dianteira-vw-gol-2010-a-2016-travaboa";
const COVER = "capa-de-banco-courvin-universal-5-lugares-aconchega";

/** Gives a customer an order, a cart, an address and a bid. Returns the pages that show them. */
export async function fillCustomerPages(customer: TestCustomer): Promise<PageTarget[]> {
  const order = await placeOrderByApi(customer, { slug: PADS, quantity: 2 });
  const color = [{ name: "color", value: "gray" }];
  await fillCart(customer, { slug: PADS, quantity: 2 }, { slug: COVER, options: color });
  const token = await apiToken(customer);
  const address = (await callApi("POST /user/addresses", { token, body: ADDRESS })).data;
  await callApi("POST /user/bid/insert", {
    token,
    body: { product_id: (await fetchProduct(PADS)).id, value: 9 },
  });
  return [
    { path: `/products/${COVER}`, heading: /^Capa de banco/ },
    { path: `/products/${PADS}/bid`, heading: "Fazer proposta" },
    { path: "/catalog/pastilhas-de-freio", heading: "Pastilhas de freio" },
    { path: "/cart", heading: /^Carrinho/ },
    { path: "/cart/checkout", heading: "Finalizar compra" },
    { path: `/cart/checkout/${order.token}`, heading: "Pedido feito!" },
    { path: "/account/dashboard", heading: /^Olá, Pessoa/ },
    { path: "/account/orders", heading: "Meus pedidos" },
    { path: `/account/orders/${order.number}`, heading: `Pedido ${order.number}` },
    { path: "/account/addresses", heading: "Meus endereços" },
    { path: "/account/addresses/new", heading: "Novo endereço" },
    { path: `/account/addresses/${address.id}`, heading: "Alterar endereço" },
    { path: "/account/garage", heading: "Minha garagem" },
    { path: "/account/bid", heading: "Minhas propostas" },
    { path: "/account/wishlist", heading: "Meus favoritos" },
    { path: "/wishlist", heading: "Meus favoritos" },
    { path: "/compare", heading: "Comparar produtos" },
    { path: "/account/profile", heading: "Meus dados" },
    { path: "/account/password", heading: "Senha e acesso" },
    { path: "/account/privacy", heading: "Privacidade" },
  ];
}
