import { useCustomerText } from "../../texts/customer-text.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PackageOpen } from "../../ui/icons.tsx";

export function NoOrders() {
  const text = useCustomerText();
  return (
    <EmptyState icon={PackageOpen} title={text("TEXT_NO_ORDERS")} hint={text("TEXT_NO_ORDERS_HINT")}>
      <ButtonLink href="/catalog">{text("TEXT_BROWSE_CATALOG")}</ButtonLink>
    </EmptyState>
  );
}
