import type { StaffCompanyDto, StaffUserDto } from "@pecacerta/contract/admin/staff";
import {
  Banknote,
  Building2,
  LogOut,
  PackageCheck,
  PackageOpen,
  PackageSearch,
  Plus,
  Truck,
  User,
  UserRound,
} from "@pecacerta/ui/icons.tsx";
import { companyMenuFor, companyMenuPath } from "../member/company-menu.ts";
import { companyTexts } from "../texts/company-texts.ts";
import { paletteTexts } from "../texts/palette-texts.ts";
import type { PaletteItem } from "./palette-item.ts";

type Go = (path: string) => void;

/** The screens that this member may open. */
export function screenItems(company: StaffCompanyDto, { companies }: StaffUserDto, go: Go): PaletteItem[] {
  const item = (path: string, title: string, icon: PaletteItem["icon"]): PaletteItem => ({
    key: `screen ${path}`,
    title,
    icon,
    run: () => go(path),
  });
  return [
    ...companyMenuFor(company).map(({ path, label, icon }) => item(companyMenuPath(company.slug, path), label, icon)),
    item("/conta", companyTexts.account, User),
    ...companies.filter(({ slug }) => slug !== company.slug).map(({ slug, name }) => item(`/${slug}`, name, Building2)),
  ];
}

export function actionItems({ slug, permissions }: StaffCompanyDto, go: Go, signOut: () => void): PaletteItem[] {
  const action = (path: string, title: string, icon: PaletteItem["icon"]): PaletteItem => ({
    key: `action ${path}`,
    title,
    icon,
    run: () => go(`/${slug}/${path}`),
  });
  return [
    ...(permissions.includes("orders.write")
      ? [
          action("pedidos?view=to-confirm", paletteTexts.pixToConfirm, Banknote),
          action("pedidos?view=to-pick", paletteTexts.ordersToPick, PackageOpen),
          action("pedidos?view=to-ship", paletteTexts.ordersToShip, Truck),
        ]
      : []),
    ...(permissions.includes("stock.write")
      ? [
          action("estoque/contagem?acao=receber", paletteTexts.receiveParts, PackageCheck),
          action("estoque/contagem", paletteTexts.countParts, PackageSearch),
        ]
      : []),
    ...(permissions.includes("catalog.write") ? [action("produtos/novo", paletteTexts.newProduct, Plus)] : []),
    ...(permissions.includes("staff.manage") ? [action("ajustes/equipe", paletteTexts.inviteMember, UserRound)] : []),
    { key: "sign-out", title: companyTexts.signOut, icon: LogOut, run: signOut },
  ];
}

/** Every word of the text begins a word of the title. */
export function filterItems(items: readonly PaletteItem[], text: string): readonly PaletteItem[] {
  const words = searchWords(text);
  return items.filter(({ title }) => {
    const titleWords = searchWords(title);
    return words.every((word) => titleWords.some((each) => each.startsWith(word)));
  });
}

const searchWords = (text: string): string[] =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").split(/\s+/).filter(Boolean);
