/** As much of Lighthouse as is used here: its own types want the DOM of a browser. */
declare module "lighthouse" {
  export type Result = {
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number; group?: string }[] }>;
    audits: Record<
      string,
      { title: string; score: number | null; numericValue?: number; scoreDisplayMode: string; details?: unknown }
    >;
    environment: { benchmarkIndex: number };
    runtimeError?: { message: string };
  };
  type Flags = { port: number; output: "json"; logLevel: "silent"; onlyCategories: string[]; maxWaitForLoad?: number };
  // biome-ignore lint/style/noDefaultExport: it is how the package exports it
  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Result; report: string } | undefined>;
}
