import { createServer } from "node:http";

if (process.argv.includes("--dev")) {
  const server = createServer();
  // Hot reloading uses the shop's port, so that two checkouts can run on one machine.
  const vite = await (await import("vite")).createServer({
    root: import.meta.dirname,
    server: { middlewareMode: true, hmr: { server } },
  });
  // Vite would exit at once and leave the database running: the shop handles the signal.
  process.removeAllListeners("SIGTERM");
  const { main } = await vite.ssrLoadModule("./server.ts");
  const { withForcedLocale } = await vite.ssrLoadModule("./pages/forced-locale.ts");
  // Vite serves its own modules and styles; the shop serves the rest.
  await main((shop) => {
    const localized = withForcedLocale(shop);
    return server.on("request", (request, response) =>
      vite.middlewares(request, response, () => localized(request, response)),
    );
  });
} else {
  const { main } = await import("./build/server/index.js");
  await main();
}
