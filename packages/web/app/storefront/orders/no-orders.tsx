import { ButtonLink } from "@pecacerta/ui/button.tsx";
import { EmptyState } from "@pecacerta/ui/empty-state.tsx";
import { PackageOpen } from "@pecacerta/ui/icons.tsx";
import { useCustomerText } from "../../texts/customer-text.ts";

export function NoOrders() {
  const text = useCustomerText();
  return (
    <EmptyState icon={PackageOpen} title={text("TEXT_NO_ORDERS")} hint={text("TEXT_NO_ORDERS_HINT")}>
      <ButtonLink href="/catalog">{text("TEXT_BROWSE_CATALOG")}</ButtonLink>
    </EmptyState>
  );
}
