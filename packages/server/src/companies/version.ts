/** What this process knows of the version of each company's catalogue. Anything made from one version is stale in the next. */
export type Versions = {
  /** Equal texts mean that nothing a page shows was written in between. */
  of(companyId: string): string;
  moved(companyId: string, version: string): void;
  /** While the database cannot be heard, nothing may be believed: every version is another one afterwards. */
  lost(): void;
};

export function newVersions(): Versions {
  const known = new Map<string, string>();
  let silence = 0;
  return {
    of: (companyId) => `${silence}.${known.get(companyId) ?? "start"}`,
    moved: (companyId, version) => void known.set(companyId, version),
    lost() {
      silence++;
      known.clear();
    },
  };
}
