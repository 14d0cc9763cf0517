import type { Config } from "@react-router/dev/config";

// The whole route list travels with the first page: it is short, and asking for it later would cost a request.
export default { ssr: true, routeDiscovery: { mode: "initial" } } satisfies Config;
