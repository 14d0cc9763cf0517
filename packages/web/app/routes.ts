import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The pieces that pages are made of, to look at: only while developing. */
const forDevelopers = process.env.NODE_ENV === "development" ? [route("dev/ui", "dev/ui-page.tsx")] : [];

/** Every path of the product. */
export default [
  layout("storefront/shell/shell.tsx", [
    layout("storefront/shell/content.tsx", [
      index("storefront/home/home-page.tsx"),
      route("catalog", "storefront/categories/categories-page.tsx"),
      route("catalog/product-search", "storefront/search/search-page.tsx"),
      route("catalog/:slug", "storefront/categories/category-page.tsx"),
      route("catalog/:slug/products", "storefront/categories/category-products-page.tsx"),
      route("products", "storefront/listing/products-page.tsx"),
      route("products/:slugOrId", "storefront/products/product-page.tsx"),
      route("products/:slug/bid", "storefront/bids/bid-page.tsx"),
      route("brands", "storefront/brands/brands-page.tsx"),
      route("brands/:slug", "storefront/brands/brand-page.tsx"),
      route("track-order", "storefront/orders/track-page.tsx"),
      route("about-us", "storefront/info/about-page.tsx"),
      route("terms", "storefront/info/terms-page.tsx"),
      route("blog/:slug", "storefront/blog/post-page.tsx"),
      route("demo/blog/classic-right-sidebar", "storefront/blog/blog-page.tsx"),
      route("demo/blog/post-full-width", "storefront/blog/newest-post-page.tsx"),
      route("contact-us", "storefront/contact/contact-page.tsx"),
      route("newsletter/confirm", "storefront/newsletter/confirm-page.tsx"),
      route("newsletter/leave", "storefront/newsletter/leave-page.tsx"),
      route("compare", "storefront/compare/compare-page.tsx"),
      route("wishlist", "storefront/wishlist/wishlist-page.tsx"),
      route("cart", "storefront/cart/cart-page.tsx"),
      route("cart/checkout", "storefront/checkout/checkout-page.tsx"),
      route("cart/checkout/:token", "storefront/checkout/success-page.tsx"),
      route("account/login", "storefront/account/login-page.tsx"),
      route("account/register", "storefront/account/register-page.tsx"),
      route("account/confirmEmail", "storefront/account/confirm-email-page.tsx"),
      route("account/profile", "storefront/account/profile-page.tsx"),
      route("account/password", "storefront/account/password-page.tsx"),
      route("account/privacy", "storefront/account/privacy-page.tsx"),
      route("account/dashboard", "storefront/account/dashboard-page.tsx"),
      route("account/garage", "storefront/garage/garage-page.tsx"),
      route("account/bid", "storefront/bids/bids-page.tsx"),
      route("account/wishlist", "storefront/wishlist/account-wishlist-page.tsx"),
      route("account/whishilist", "storefront/wishlist/misspelled-wishlist-page.ts"),
      route("account/addresses", "storefront/addresses/addresses-page.tsx"),
      route("account/addresses/new", "storefront/addresses/new-address-page.tsx"),
      route("account/addresses/:id", "storefront/addresses/address-page.tsx"),
      route("account/orders", "storefront/orders/orders-page.tsx"),
      route("account/orders/:number", "storefront/orders/order-page.tsx"),
      ...forDevelopers,
      route("*", "storefront/shell/not-found-page.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
