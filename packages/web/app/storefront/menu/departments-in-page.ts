import type { Department } from "../shell/departments.ts";

/** The categories that the page carries for its menu: nobody waits for them, and they are not sent twice. */
export const departmentsInPage = (page: ParentNode = document): Department[] =>
  [...page.querySelectorAll("#menu .menu-department")].map(departmentOf);

function departmentOf(place: Element): Department {
  const link = place.querySelector<HTMLAnchorElement>("a");
  return {
    name: link?.textContent.trim() ?? "",
    slug: decodeURIComponent(link?.pathname.split("/").at(-1) ?? ""),
    children: [...place.querySelectorAll(":scope > ul > li")].map(departmentOf),
  };
}
