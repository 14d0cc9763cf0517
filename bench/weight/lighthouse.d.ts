/** The part of Lighthouse that is used here: its own types require the DOM. */
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
  // biome-ignore lint/style/noDefaultExport: the package has a default export
  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Result; report: string } | undefined>;
}
