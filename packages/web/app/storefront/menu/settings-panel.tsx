import { PORTUGUESE } from "@pecacerta/rules/language";
import { useHeaderText } from "../../texts/header-text.ts";
import { Banknote, Globe } from "../../ui/icons.tsx";
import { useCurrency } from "./currency-store.ts";
import { RowDeeper } from "./drawer-rows.tsx";
import type { GoTo } from "./use-panels.ts";

export function SettingsPanel({ go }: { go: GoTo }) {
  const text = useHeaderText();
  const { code } = useCurrency();
  return (
    <ul className="drawer-rows">
      <RowDeeper icon={Globe} said={PORTUGUESE.name} onGo={() => go({ name: "language" })}>
        {text("TEXT_LANGUAGE")}
      </RowDeeper>
      <RowDeeper icon={Banknote} said={code} onGo={() => go({ name: "currency" })}>
        {text("TEXT_CURRENCY")}
      </RowDeeper>
    </ul>
  );
}
