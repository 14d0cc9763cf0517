import type { StaffCountsDto } from "@pecacerta/contract/admin/home";
import type { StaffCompanyDto } from "@pecacerta/contract/admin/staff";
import type { Permission } from "@pecacerta/rules/permission";
import {
  CarFront,
  Clock,
  Folder,
  type IconType,
  LayoutDashboard,
  MessageCircle,
  Package,
  PackageOpen,
  ShieldCheck,
  SlidersHorizontal,
  Tag,
  UserRound,
  Wrench,
} from "@pecacerta/ui/icons.tsx";
import { companyTexts } from "../texts/company-texts.ts";

export type CompanyMenuItem = {
  /** Below the company's path. */
  path: string;
  label: string;
  icon: IconType;
  /** Without it the item is not shown. */
  permission?: Permission;
  /** Shows parts of its page also to others, and says itself what they lack. */
  isShared?: boolean;
  /** Stands in the bar at the lower edge of a phone. */
  isMain?: boolean;
  /** How much waits there. */
  count?: (counts: StaffCountsDto) => number;
};

const ITEMS: readonly CompanyMenuItem[] = [
  { path: "", label: companyTexts.home, icon: LayoutDashboard, isMain: true },
  {
    path: "pedidos",
    label: companyTexts.orders,
    icon: Package,
    permission: "orders.read",
    isMain: true,
    count: ({ orders }) => (orders ? orders["to-confirm"] + orders["to-pick"] + orders["to-ship"] : 0),
  },
  {
    path: "caixa",
    label: companyTexts.inbox,
    icon: MessageCircle,
    permission: "feedback.answer",
    isMain: true,
    count: ({ inbox }) => inbox?.waiting ?? 0,
  },
  { path: "produtos", label: companyTexts.products, icon: Wrench, permission: "catalog.read" },
  { path: "estoque", label: companyTexts.stock, icon: PackageOpen, permission: "catalog.read" },
  { path: "categorias", label: companyTexts.categories, icon: Folder, permission: "catalog.read" },
  { path: "marcas", label: companyTexts.brands, icon: Tag, permission: "catalog.read" },
  { path: "tipos", label: companyTexts.productTypes, icon: SlidersHorizontal, permission: "catalog.read" },
  { path: "aplicacoes", label: companyTexts.fitments, icon: CarFront, permission: "catalog.read" },
  { path: "clientes", label: companyTexts.customers, icon: UserRound, permission: "customers.read" },
  {
    path: "ajustes/equipe",
    label: companyTexts.staff,
    icon: ShieldCheck,
    permission: "staff.manage",
    isShared: true,
    count: ({ support }) => support?.waiting ?? 0,
  },
  { path: "ajustes/registro", label: companyTexts.audit, icon: Clock, permission: "audit.read" },
];

/** The pages that a member of a company may open. */
export const companyMenuFor = ({ permissions }: StaffCompanyDto): readonly CompanyMenuItem[] =>
  ITEMS.filter(({ permission }) => permission === undefined || permissions.includes(permission));

/** Counts what waits on all pages of the menu. */
export const sumMenuCounts = (company: StaffCompanyDto, counts: StaffCountsDto): number =>
  companyMenuFor(company).reduce((sum, { count }) => sum + (count?.(counts) ?? 0), 0);

/** Finds the page of the menu at or above a path that needs a permission which the member lacks. */
export function findForbiddenPage({ slug, permissions }: StaffCompanyDto, pathname: string) {
  const path = `${pathname.slice(slug.length + 1)}/`;
  const page = ITEMS.find((item) => item.path !== "" && path.startsWith(`/${item.path}/`));
  if (!page?.permission || page.isShared || permissions.includes(page.permission)) return undefined;
  return { label: page.label, permission: page.permission };
}

export const companyMenuPath = (slug: string, path: string): string => (path ? `/${slug}/${path}` : `/${slug}`);
