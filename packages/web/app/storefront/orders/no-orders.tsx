import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { PackageOpen } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";

export function NoOrders() {
  return (
    <EmptyState icon={PackageOpen} title={m.no_orders()} hint={m.no_orders_hint()}>
      <ButtonLink href="/catalog">{m.browse_catalog()}</ButtonLink>
    </EmptyState>
  );
}
