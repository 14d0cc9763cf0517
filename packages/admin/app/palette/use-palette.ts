import { ownProperty } from "@pecacerta/rules/own-property";
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useSignOut } from "../member/use-sign-out.ts";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { useStaffUser } from "../member/use-staff-user.ts";
import { companyRefusalText } from "../texts/company-refusal-text.ts";
import { paletteTexts } from "../texts/palette-texts.ts";
import type { PaletteItem } from "./palette-item.ts";
import { actionItems, filterItems, screenItems } from "./screen-items.ts";
import { useFoundItems } from "./use-found-items.ts";
import type { TypedKeys } from "./use-typed-keys.ts";

/** `typed`: before it was open. */
export function usePalette(typed: TypedKeys, onClose: () => void) {
  const [text, setSearchText] = useState(typed.text);
  const [active, setActive] = useState(0);
  /** Enter was pressed before the results of the text came. */
  const [isEntered, setEntered] = useState(typed.isEntered);
  const [unconfirmed, setUnconfirmed] = useState<PaletteItem>();
  const { groups, isSearching, refusal, hint } = usePaletteGroups(text);
  const items = groups.flatMap((group) => group.items);
  const run = (item: PaletteItem) => {
    onClose();
    item.run();
  };
  const choose = (item: PaletteItem) => (item.question ? setUnconfirmed(item) : run(item));
  const setText = (next: string) => {
    setSearchText(next);
    setActive(0);
    setEntered(false);
  };
  const chooseFirst = useEffectEvent(() => {
    setEntered(false);
    if (items[0] && !refusal) choose(items[0]);
  });
  useEffect(() => {
    if (isEntered && !isSearching) chooseFirst();
  }, [isEntered, isSearching]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ownProperty({ ArrowDown: 1, ArrowUp: -1 }, event.key);
    const chosen = items[active];
    if (event.nativeEvent.isComposing) return;
    if (step !== undefined) {
      setActive((active + step + items.length) % Math.max(1, items.length));
      setEntered(false);
    } else if (event.key !== "Enter") return;
    else if (isSearching) setEntered(active === 0);
    else if (chosen) choose(chosen);
    event.preventDefault();
  };
  const message = paletteMessage({ text, count: items.length, isSearching, refusal });
  return { text, setText, groups, active, message, hint, choose, onKeyDown, unconfirmed, setUnconfirmed, run };
}

/** Records come first: who types a number wants the order, not a screen. */
function usePaletteGroups(text: string) {
  const company = useStaffCompany();
  const user = useStaffUser();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const go = (path: string) => void navigate(path);
  const found = useFoundItems(text, go);
  const groups = [
    ...found.groups,
    { title: paletteTexts.screens, items: filterItems(screenItems(company, user, go), text) },
    {
      title: paletteTexts.actions,
      items: filterItems(
        actionItems(company, go, () => void signOut()),
        text,
      ),
    },
  ];
  return { ...found, groups: groups.filter(({ items }) => items.length > 0) };
}

type MessageInput = { text: string; count: number; isSearching: boolean; refusal: string | undefined };

function paletteMessage({ text, count, isSearching, refusal }: MessageInput) {
  if (refusal) return { text: companyRefusalText(refusal), isShown: true };
  if (isSearching) return { text: paletteTexts.searching, isShown: count === 0 };
  return count > 0
    ? { text: paletteTexts.count(count), isShown: false }
    : { text: paletteTexts.none(text.trim()), isShown: true };
}
