import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Writes side views of the vehicle types. */
export async function writeSilhouettes(folder: string): Promise<void> {
  for (const [name, { title, body, wheels, cut }] of Object.entries(SILHOUETTES)) {
    const rounds = wheels.map(([x, radius]) => wheel(x, radius)).join("");
    await writeFile(
      join(folder, `vehicle-${name}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60" width="120" height="60" role="img">
<title>${title}</title>
<g fill="#3d4654">${body.map((d) => `<path d="${d}"/>`).join("")}</g>
<g fill="#dfe4ea">${cut.map((d) => `<path d="${d}"/>`).join("")}</g>
${rounds}
</svg>
`,
    );
  }
}

const GROUND = 54;

const wheel = (x: number, radius: number) =>
  `<circle cx="${x}" cy="${GROUND - radius}" r="${radius}" fill="#14181f"/><circle cx="${x}" cy="${GROUND - radius}" r="${(radius * 0.55).toFixed(1)}" fill="#c3cad3"/><circle cx="${x}" cy="${GROUND - radius}" r="${(radius * 0.18).toFixed(1)}" fill="#14181f"/>`;

type Silhouette = { title: string; body: string[]; cut: string[]; wheels: [x: number, radius: number][] };

const SILHOUETTES: Record<string, Silhouette> = {
  car: {
    title: "Carro",
    body: [
      "M6 46c-2-1-3-3-3-6 0-5 2-8 6-9l15-3c6-7 13-12 20-13 12-2 28-2 36 1 6 2 12 7 16 12l12 2c6 1 9 5 9 10v3c0 2-1 3-3 3h-7a10 10 0 0 0-20 0H37a10 10 0 0 0-20 0z",
    ],
    cut: [
      "M30 28c5-5 10-8 15-9 5-1 9-1 13-1v10z",
      "M61 18c7 0 13 1 17 2 4 2 8 5 11 8H61z",
      "M5 35h6c1 2 0 4-2 4H4c0-2 0-3 1-4z",
      "M109 31l5 1c2 1 3 3 3 4h-5c-2 0-3-3-3-5z",
    ],
    wheels: [
      [27, 8.5],
      [97, 8.5],
    ],
  },
  motorcycle: {
    title: "Moto",
    body: [
      "M38 25c5-3 12-4 18-1l6 3 11-1-3-7-6-1v-3l9 0 3 2 2-3 3 1-2 4 12 21-4 2-7-11-9 13H48l-6-9-11 2-6 6-3-3 7-8-12-4c-2-1-1-3 1-3l14 1z",
    ],
    cut: ["M52 36h13l-5 6h-9z"],
    wheels: [
      [24, 12],
      [95, 12],
    ],
  },
  truck: {
    title: "Caminhão",
    body: [
      "M4 10c0-1 1-2 2-2h70c1 0 2 1 2 2v31H4z",
      "M81 18h17c3 0 5 1 7 4l8 12c1 1 1 2 1 4v8c0 1-1 2-2 2h-5a9 9 0 0 0-18 0h-8z",
      "M4 43h76v5H49a9 9 0 0 0-8-6 9 9 0 0 0-8 6h-4a9 9 0 0 0-16 0H4z",
    ],
    cut: ["M88 22h9c2 0 3 1 4 2l6 10H88z", "M8 14h66v1H8z", "M8 34h66v1H8z", "M110 38h4v4h-4z"],
    wheels: [
      [21, 7.5],
      [41, 7.5],
      [98, 7.5],
    ],
  },
};
