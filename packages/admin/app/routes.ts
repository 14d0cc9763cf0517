import { type RouteConfig, route } from "@react-router/dev/routes";

export default [route("*", "not-found/not-found-page.tsx")] satisfies RouteConfig;
