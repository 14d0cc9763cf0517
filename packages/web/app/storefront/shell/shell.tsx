import { BrokenImageFallback } from "@pecacerta/ui/broken-image-fallback.tsx";
import { LinkNavigation } from "@pecacerta/ui/link-navigation.tsx";
import { Toasts } from "@pecacerta/ui/toasts.tsx";
import { lazy, memo, Suspense } from "react";
import { Outlet } from "react-router";
import { m } from "#messages";
import { importWithReload } from "../../client/import-with-reload.ts";
import { useCompany } from "../companies/use-company.ts";
import { useTabCompany } from "../companies/use-tab-company.ts";
import { VehicleAttribute } from "../fitment/vehicle-attribute.tsx";
import { addVehicle } from "../listing/vehicle-url.ts";
import { PurchaseSheetHost } from "../purchase-sheet/purchase-sheet-host.tsx";
import { QuickViewHost } from "../quick-view/quick-view-host.tsx";
import { BrowserState } from "./browser-state.tsx";
import { DeferredOverlaysHost } from "./deferred-overlays-host.tsx";
import { Header } from "./header.tsx";
import { NoScript } from "./no-script.tsx";
import { Preloader } from "./preloader.tsx";
import "../newsletter/newsletter-form-styles.ts";
import "./footer-content.css";

const FooterContent = lazy(async () => ({
  default: (await importWithReload(() => import("./deferred-content.ts"))).deferredContent.FooterContent,
}));

// Memoized: React drops what the server rendered if the parent renders again before the script is there.
const Footer = memo(function Footer() {
  const company = useCompany();
  return (
    <footer className="footer">
      <Suspense>
        <FooterContent shop={company} />
      </Suspense>
    </footer>
  );
});

export default function Shell() {
  useTabCompany();
  return (
    <>
      <a href="#content" className="skip-link">
        {m.skip_to_content()}
      </a>
      <Preloader />
      <BrowserState />
      <VehicleAttribute />
      <LinkNavigation isOutside={isOutside} toDestination={addVehicle} />
      <BrokenImageFallback />
      <Header />
      <NoScript />
      <main id="content" tabIndex={-1} className="focus-target">
        <Outlet />
      </main>
      <Footer />
      <DeferredOverlaysHost />
      <QuickViewHost />
      <PurchaseSheetHost />
      <Toasts label={m.messages()} closeLabel={m.close()} />
    </>
  );
}

// What is no page: calls, files, pages for developers - and another company, which needs a document of its own.
function isOutside({ pathname, searchParams }: URL): boolean {
  return /^\/(ecommerce|assets|pictures|dev)\//.test(pathname) || searchParams.has("company");
}
