/** Which worker of a cluster has a company's rows, and which workers cannot be reached. Empty without workers. */
export type CompanyNodes = {
  nodeOf(companyId: string): string | undefined;
  isLost(companyId: string): boolean;
  setPlaces(places: ReadonlyMap<string, string>): void;
  setLost(node: string, isLost: boolean): void;
};

export function newCompanyNodes(): CompanyNodes {
  let nodes: ReadonlyMap<string, string> = new Map();
  const lost = new Set<string>();
  return {
    nodeOf: (companyId) => nodes.get(companyId),
    isLost: (companyId) => lost.size > 0 && lost.has(nodes.get(companyId) ?? ""),
    setPlaces(places) {
      nodes = places;
    },
    setLost(node, isLost) {
      if (isLost) lost.add(node);
      else lost.delete(node);
    },
  };
}
