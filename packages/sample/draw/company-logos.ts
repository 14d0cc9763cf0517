import { textPath } from "./text-path.ts";

export type CompanyLogo = {
  slug: string;
  words: [light: string, bold: string];
  ink: string;
  accent: string;
  mark: string;
};

export const LOGO_VIEW = { width: 170, height: 60 };

export const LOGOS: CompanyLogo[] = [
  {
    slug: "pecacerta",
    words: ["Peça", "Certa"],
    ink: "#14181f",
    accent: "#c8202c",
    // A nut with a tick through it.
    mark: '<path d="M26 8 45 19v22L26 52 7 41V19z" fill="ACCENT"/><circle cx="26" cy="30" r="12" fill="#fff"/><path d="m20 30 5 5 11-13" fill="none" stroke="ACCENT" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  {
    slug: "motopecas-norte",
    words: ["Motopeças", "Norte"],
    ink: "#10243f",
    accent: "#1f6fd1",
    // A sprocket that is a compass.
    mark: '<circle cx="26" cy="30" r="17" fill="none" stroke="ACCENT" stroke-width="7" stroke-dasharray="6.7 2.2"/><circle cx="26" cy="30" r="14" fill="none" stroke="ACCENT" stroke-width="4"/><path d="m26 18 5 12h-10z" fill="ACCENT"/><path d="m26 42-5-12h10z" fill="#10243f"/>',
  },
];

export function companyLogo({ words: [light, bold], ink, accent, mark, slug }: CompanyLogo): string {
  const long = light.length > 6;
  const size = long ? 23 : 28;
  const first = textPath({ text: light, x: 54, y: long ? 28 : 40, size, weight: 600, fill: ink, maxWidth: 112 });
  const rest = long ? { x: 54, y: 49 } : { x: 59 + first.width, y: 40 };
  const second = textPath({ text: bold, ...rest, size, weight: 700, fill: accent, maxWidth: 168 - rest.x });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO_VIEW.width} ${LOGO_VIEW.height}" width="${LOGO_VIEW.width}" height="${LOGO_VIEW.height}" role="img" data-company="${slug}">
<title>${light} ${bold}</title>
${mark.replaceAll("ACCENT", accent)}
${first.svg}
${second.svg}
</svg>
`;
}
