import type { Config } from "@react-router/dev/config";

// The route list is short; fetching it lazily would cost a request.
export default { ssr: true, routeDiscovery: { mode: "initial" } } satisfies Config;
