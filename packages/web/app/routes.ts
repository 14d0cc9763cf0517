import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every path of the product. */
export default [
  layout("storefront/shell/shell.tsx", [
    layout("storefront/shell/content.tsx", [
      index("storefront/home/home-page.tsx"),
      route("catalog", "storefront/catalog/categories-page.tsx"),
      route("catalog/product-search", "storefront/catalog/search-page.tsx"),
      route("catalog/:slug", "storefront/catalog/category-page.tsx"),
      route("catalog/:slug/products", "storefront/catalog/category-products-page.tsx"),
      route("products", "storefront/catalog/products-page.tsx"),
      route("products/:slugOrId", "storefront/catalog/product-page.tsx"),
      route("products/:slug/bid", "storefront/bids/bid-page.tsx"),
      route("brands", "storefront/catalog/brands-page.tsx"),
      route("brands/:slug", "storefront/catalog/brand-page.tsx"),
      route("track-order", "storefront/orders/track-page.tsx"),
      route("compare", "storefront/compare/compare-page.tsx"),
      route("wishlist", "storefront/wishlist/wishlist-page.tsx"),
      route("cart", "storefront/cart/cart-page.tsx"),
      route("cart/checkout", "storefront/checkout/checkout-page.tsx"),
      route("cart/checkout/:token", "storefront/checkout/success-page.tsx"),
      route("account/login", "storefront/account/login-page.tsx"),
      route("account/register", "storefront/account/register-page.tsx"),
      route("account/dashboard", "storefront/account/dashboard-page.tsx"),
      route("account/garage", "storefront/garage/garage-page.tsx"),
      route("account/bid", "storefront/bids/bids-page.tsx"),
      route("account/wishlist", "storefront/wishlist/account-wishlist-page.tsx"),
      route("account/whishilist", "storefront/wishlist/misspelt-page.ts"),
      route("account/addresses", "storefront/addresses/addresses-page.tsx"),
      route("account/addresses/new", "storefront/addresses/new-address-page.tsx"),
      route("account/addresses/:id", "storefront/addresses/address-page.tsx"),
      route("account/orders", "storefront/account/orders-page.tsx"),
      route("account/orders/:number", "storefront/account/order-page.tsx"),
      route("*", "storefront/shell/not-found-page.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
