import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { PackageSearch } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";

/** For a company that has no products yet. */
export const EmptyCatalog = () => (
  <EmptyState icon={PackageSearch} title={m.empty_catalog()} hint={m.empty_catalog_hint()}>
    <ButtonLink href="/contact-us">{m.contact()}</ButtonLink>
  </EmptyState>
);
