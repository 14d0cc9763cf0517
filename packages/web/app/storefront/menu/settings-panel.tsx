import { PORTUGUESE } from "@pecacerta/rules/language";
import { Banknote, Globe } from "@pecacerta/ui/icons.tsx";
import { m } from "#messages";
import { useCurrency } from "./currency-store.ts";
import { SubmenuRow } from "./drawer-rows.tsx";
import type { GoTo } from "./use-panels.ts";
import "./drawer-rows.css";

export function SettingsPanel({ go }: { go: GoTo }) {
  const { code } = useCurrency();
  return (
    <ul className="drawer-rows">
      <SubmenuRow icon={Globe} currentValue={PORTUGUESE.name} onOpen={() => go({ name: "language" })}>
        {m.language()}
      </SubmenuRow>
      <SubmenuRow icon={Banknote} currentValue={code} onOpen={() => go({ name: "currency" })}>
        {m.currency()}
      </SubmenuRow>
    </ul>
  );
}
