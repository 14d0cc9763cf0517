/**
 * What this process knows of the versions of the companies' catalogs. Whatever was made from one version is outdated in
 * the next. The change listener keeps it up to date; see docs/decisions/0023.
 */
export type CatalogVersions = {
  /** Equal texts mean that nothing that a page shows was written in between. */
  of(companyId: string): string;
  /** False while the database cannot be asked: the versions are then the last that were known. */
  areCurrent(): boolean;
  /** One company's new version, as a notification tells it. */
  move(companyId: string, version: number): void;
  /** All versions as one look at the database found them. `epoch` changes when the server was restarted or replaced. */
  load(epoch: string, versions: Iterable<readonly [companyId: string, version: number]>): void;
  /** Everything that was committed until this moment (`performance.now()`) has been heard. */
  confirm(moment: number): void;
  /** Nothing is heard any more, until the next `confirm`. */
  lose(): void;
};

/** `maxAge`: after so many milliseconds without `confirm`, versions count as unknown. */
export function newCatalogVersions(maxAge: number): CatalogVersions {
  let epoch = "";
  let known = new Map<string, number>();
  let confirmed = Number.NEGATIVE_INFINITY;
  // A notification and a look at the database may come in any order: the later version counts.
  const move = (companyId: string, version: number) => {
    if (version > (known.get(companyId) ?? 0)) known.set(companyId, version);
  };
  return {
    of: (companyId) => `${epoch}.${known.get(companyId) ?? 0}`,
    areCurrent: () => performance.now() - confirmed <= maxAge,
    move,
    load(newEpoch, versions) {
      if (newEpoch !== epoch) known = new Map();
      epoch = newEpoch;
      for (const [companyId, version] of versions) move(companyId, version);
    },
    confirm(moment) {
      confirmed = moment;
    },
    lose() {
      confirmed = Number.NEGATIVE_INFINITY;
    },
  };
}
