import type { Replicas } from "../platform/database/replicas/replicas.ts";
import type { CatalogVersions } from "./catalog-versions.ts";

/** The replicas learn of each version before anything can be cached under it. */
export function announceToReplicas(versions: CatalogVersions, replicas: Replicas | undefined): CatalogVersions {
  if (!replicas) return versions;
  let currentEpoch: string | undefined;
  return {
    ...versions,
    setVersion(companyId, version) {
      replicas.expect({ companyId, version, productChanges: 0 });
      versions.setVersion(companyId, version);
    },
    addProductChange(change) {
      replicas.expect({ companyId: change.companyId, version: 0, productChanges: change.productChanges });
      versions.addProductChange(change);
    },
    load(epoch, rows) {
      if (epoch !== currentEpoch) replicas.primaryChanged();
      currentEpoch = epoch;
      const all = [...rows];
      for (const row of all) replicas.expect(row);
      versions.load(epoch, all);
    },
  };
}
