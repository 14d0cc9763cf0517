import type { Config } from "@react-router/dev/config";

// Everything behind the sign-in is private: the document is empty and the same for everyone.
export default { ssr: false, basename: "/painel/", routeDiscovery: { mode: "initial" } } satisfies Config;
