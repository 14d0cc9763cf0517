export const SMOKE_JOURNEY = "order-journey";

/** The features that each journey is about, by the names of their folders. */
export const JOURNEY_FEATURES = {
  accessibility: ["header-dropdown", "menu", "shell"],
  account: ["account-layout", "accounts", "password", "privacy"],
  addresses: ["addresses", "postcodes"],
  "admin-accessibility": ["audit", "client", "home", "not-found", "shell", "support"],
  "admin-account": ["account", "identity", "sign-in"],
  "admin-categories": ["brands", "catalog-structure", "categories", "product-types"],
  "admin-customers": ["customers", "privacy"],
  "admin-fitments": ["apply-fitments", "fitment", "fitment-coverage", "product-fitments", "staff-fitments"],
  "admin-frame": ["client", "companies", "list", "palette", "search", "session", "shell", "shortcuts"],
  "admin-hostile-texts": ["texts"],
  "admin-images": ["brands", "images", "product-images", "unsaved"],
  "admin-inbox": ["bids", "drafts", "inbox", "questions"],
  "admin-installation": ["companies", "company", "installation", "mail", "member"],
  "admin-layout-shift": ["home", "staff"],
  "admin-order-notes": ["order", "order-print"],
  "admin-orders": ["order", "order-actions", "order-print", "order-scan", "orders"],
  "admin-product": ["product", "product-form", "product-history", "product-sections", "products", "unsaved"],
  "admin-product-fields": ["limited-field", "product-form", "product-sections"],
  "admin-products": [
    "bulk-edits",
    "product-cells",
    "product-grid",
    "product-list",
    "product-listing",
    "product-selection",
    "products",
    "selections",
  ],
  "admin-sign-in": ["admin", "identity", "invitation", "member", "password", "session", "sign-in", "staff"],
  "admin-stock": ["part-names", "stock", "stock-actions", "stock-count", "stock-ledger"],
  "admin-support": ["audit", "company", "home", "installation", "member", "staff", "support"],
  "api-docs": ["http"],
  bids: ["bids"],
  "browser-storage": ["client", "companies", "sessions"],
  browsers: ["client"],
  cart: ["cart", "delivery"],
  "checkout-errors": ["checkout", "stock"],
  companies: ["companies"],
  compare: ["compare"],
  contact: ["contact", "content", "newsletter"],
  "covered-content": ["shell", "whatsapp"],
  filters: ["brands", "listing"],
  fitment: ["fitment"],
  "form-writings": ["account", "accounts", "addresses", "contact", "newsletter", "sign-in", "staff", "support"],
  formats: ["pricing", "product-card", "product-info"],
  gallery: ["gallery", "images"],
  "header-and-menu": ["header-dropdown", "menu", "shell"],
  home: ["home", "my-car", "recently-viewed"],
  "hostile-texts": ["json-ld", "texts"],
  "identical-pages": ["cache"],
  keyboard: ["menu", "shell"],
  languages: ["texts"],
  "large-text": ["cart", "css", "garage", "orders"],
  "early-presses": ["cart", "client", "listing"],
  "late-scripts": ["client"],
  "layout-shift": ["compare", "garage", "my-car", "newsletter", "shell"],
  "main-paths": ["search", "vehicles"],
  "order-journey": ["cart", "checkout", "orders"],
  orders: ["orders", "review-invitations"],
  overlays: ["shell", "whatsapp"],
  "product-page": ["catalog", "product-info", "product-page", "products", "stock-alerts"],
  "purchase-options": ["pricing", "product-card", "quick-view", "whatsapp"],
  "quick-view": ["quick-view"],
  "reviews-and-questions": ["questions", "reviews"],
  routes: ["blog", "info", "not-found", "redirects"],
  "search-box": ["search"],
  search: ["search", "search-tokens"],
  sessions: ["accounts", "sessions"],
  "service-plan": ["my-car"],
  "sorting-and-paging": ["categories", "listing"],
  themes: ["css"],
  toasts: ["feedback"],
  "track-order": ["orders"],
  "vehicle-picker": ["garage", "vehicles"],
  "visitor-purchase": ["pending", "purchase-sheet"],
  wishlist: ["wishlist"],
  "whole-verdicts": ["fitment", "my-car"],
  "without-script": ["form-answer", "garage", "listing"],
};

export const WITHOUT_JOURNEY = [
  "app",
  "backup",
  "catalog-changes",
  "compute",
  "config",
  "database",
  "dev",
  "files",
  "image-import",
  "jobs",
  "outbound",
  "price-table",
  "process",
  "sitemap",
  "tables",
  "work-queue",
];

const SERVER = /^packages\/server\/src\/(?:[^/]+\/(?<folder>[^/]+)\/|(?<layer>[^/]+)\/)/;
const STOREFRONT = /^packages\/web\/app\/(?:storefront\/)?(?<folder>[^/]+)\//;
const ADMIN = /^packages\/admin\/app\/(?<folder>[^/]+)\//;

export function featureOf(file) {
  const match = [SERVER, STOREFRONT, ADMIN].map((pattern) => pattern.exec(file)).find(Boolean);
  if (!match) return undefined;
  const name = match.groups.folder ?? match.groups.layer;
  const isShared = SERVER.test(file) && !isOfAdmin(file);
  const isSeenBy = (journey) => isShared || isOfAdmin(journey) === isOfAdmin(file);
  return { name, isVisitedBy: (journey) => isSeenBy(journey) && rowOf(journey).includes(name) };
}

export const journeyName = (file) => file.slice("e2e/".length, -".test.ts".length);

const rowOf = (journey) => JOURNEY_FEATURES[journeyName(journey)] ?? [];

const isOfAdmin = (file) => /^(packages\/admin|packages\/server\/src\/admin)\/|^e2e\/admin-/.test(file);
