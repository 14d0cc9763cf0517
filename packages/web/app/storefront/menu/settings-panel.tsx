import { PORTUGUESE } from "@pecacerta/rules/language";
import { Banknote, Globe } from "@pecacerta/ui/icons.tsx";
import { useHeaderText } from "../../texts/header-text.ts";
import { useCurrency } from "./currency-store.ts";
import { SubmenuRow } from "./drawer-rows.tsx";
import type { GoTo } from "./use-panels.ts";

export function SettingsPanel({ go }: { go: GoTo }) {
  const text = useHeaderText();
  const { code } = useCurrency();
  return (
    <ul className="drawer-rows">
      <SubmenuRow icon={Globe} currentValue={PORTUGUESE.name} onOpen={() => go({ name: "language" })}>
        {text("TEXT_LANGUAGE")}
      </SubmenuRow>
      <SubmenuRow icon={Banknote} currentValue={code} onOpen={() => go({ name: "currency" })}>
        {text("TEXT_CURRENCY")}
      </SubmenuRow>
    </ul>
  );
}
