import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  route("entrar", "sign-in/sign-in-page.tsx"),
  route("senha", "password/password-page.tsx"),
  route("convite", "invitation/invitation-page.tsx"),
  layout("session/signed-in-frame.tsx", [
    index("companies/companies-page.tsx"),
    route("conta", "account/account-page.tsx"),
    route("instalacao", "installation/installation-frame.tsx", [
      index("installation/installation-page.tsx"),
      route("abrir", "installation/open-company-page.tsx"),
      route("empresas/:slug", "installation/company-page.tsx"),
    ]),
    route(":slug", "company/company-frame.tsx", [
      index("home/home-page.tsx"),
      route("clientes", "customers/customers-page.tsx"),
      route("clientes/:customerId", "customers/customer-page.tsx"),
      route("ajustes/equipe", "staff/staff-page.tsx"),
      route("ajustes/registro", "audit/audit-page.tsx"),
      route("tipos", "product-types/product-types-page.tsx"),
      route("marcas", "brands/brands-page.tsx"),
      route("categorias", "categories/categories-page.tsx"),
      route("produtos", "products/products-page.tsx"),
      route("produtos/grade", "product-grid/product-grid-page.tsx"),
      route("estoque", "stock/stock-page.tsx"),
      route("estoque/contagem", "stock-count/count-page.tsx"),
      route("estoque/movimentos", "stock-ledger/ledger-page.tsx"),
      route("pedidos", "orders/orders-page.tsx"),
      route("pedidos/imprimir", "order-print/order-print-page.tsx"),
      route("pedidos/:number", "order/order-page.tsx"),
      route("produtos/novo", "product/new-product-page.tsx"),
      route("produtos/:productId", "product/product-page.tsx"),
      route("aplicacoes", "fitment-coverage/coverage-page.tsx"),
      route("caixa", "inbox/inbox-page.tsx", [
        index("inbox/oldest-entry-page.tsx"),
        route(":kind/:entryId", "inbox/entry-page.tsx"),
      ]),
      route("caixa/modelos", "inbox/templates-page.tsx"),
      route("*", "not-found/company-not-found-page.tsx"),
    ]),
  ]),
  route("*", "not-found/not-found-page.tsx"),
] satisfies RouteConfig;
