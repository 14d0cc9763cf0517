import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { m } from "#messages";
import { NoSearchResults } from "./no-search-results.tsx";

type Props = Parameters<typeof NoSearchResults>[0];

function render(props: Pick<Props, "missingPart">, whatsapp: string | null = null): string {
  const element = <NoSearchResults title="Busca" term="palheta gol" categories={[]} latest={[]} {...props} />;
  const root = { company: { id: "c1", whatsapp }, offersPix: false };
  const router = createMemoryRouter([{ id: "root", path: "/", loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("a shop without products shows no latest products", () => {
  const html = render({});
  expect(html).toContain("<h1>Busca</h1>");
  expect(html).not.toContain(m.latest());
});

test("says which part is missing for which vehicle, and links to the contact page without a WhatsApp number", () => {
  const html = render({ missingPart: { part: "palheta", vehicle: "gol" } });
  expect(html).toContain("Não temos “palheta” para “gol”.");
  expect(html).toContain('href="/contact-us"');
  const ofNoVehicle = render({ missingPart: { part: "palheta", vehicle: "" } });
  expect(ofNoVehicle).toContain("Nada encontrado para “palheta gol”");
  expect(render({ missingPart: { part: "", vehicle: "gol quadrado" } })).toContain(
    "Não temos peças para “gol quadrado”.",
  );
});
