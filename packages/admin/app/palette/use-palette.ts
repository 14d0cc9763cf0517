import { ownProperty } from "@pecacerta/rules/own-property";
import { type KeyboardEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useStaffCompany } from "../company/use-staff-company.ts";
import { useSignOut } from "../session/use-sign-out.ts";
import { useStaffUser } from "../session/use-staff-user.ts";
import { paletteTexts } from "../texts/palette-texts.ts";
import type { PaletteGroup, PaletteItem } from "./palette-item.ts";
import { actionItems, filterItems, screenItems } from "./screen-items.ts";

export function usePalette(onClose: () => void) {
  const [text, setSearchText] = useState("");
  const [active, setActive] = useState(0);
  const groups = usePaletteGroups(text);
  const items = groups.flatMap((group) => group.items);
  const choose = (item: PaletteItem) => {
    onClose();
    item.run();
  };
  const setText = (next: string) => {
    setSearchText(next);
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ownProperty({ ArrowDown: 1, ArrowUp: -1 }, event.key);
    const chosen = items[active];
    if (event.nativeEvent.isComposing) return;
    if (step !== undefined) setActive((active + step + items.length) % Math.max(1, items.length));
    else if (event.key === "Enter" && chosen) choose(chosen);
    else return;
    event.preventDefault();
  };
  const message = items.length > 0 ? paletteTexts.count(items.length) : paletteTexts.none(text.trim());
  return { text, setText, groups, active, message: { text: message, isShown: items.length === 0 }, choose, onKeyDown };
}

function usePaletteGroups(text: string): readonly PaletteGroup[] {
  const company = useStaffCompany();
  const user = useStaffUser();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const go = (path: string) => void navigate(path);
  const groups = [
    { title: paletteTexts.screens, items: filterItems(screenItems(company, user, go), text) },
    {
      title: paletteTexts.actions,
      items: filterItems(
        actionItems(company, go, () => void signOut()),
        text,
      ),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
