import { createServer } from "node:http";

if (process.argv.includes("--dev")) {
  const server = createServer();
  // What has changed is told through the shop's own port: two who develop on one machine do not meet.
  const vite = await (await import("vite")).createServer({
    root: import.meta.dirname,
    server: { middlewareMode: true, hmr: { server } },
  });
  // Vite would end the process at once, and leave the shop's database behind: the shop ends it.
  process.removeAllListeners("SIGTERM");
  const { main } = await vite.ssrLoadModule("./server.ts");
  const { inAskedLocale } = await vite.ssrLoadModule("./pages/forced-locale.ts");
  // Vite answers for its own modules and styles; everything else is the shop's.
  await main((shop) => {
    const spoken = inAskedLocale(shop);
    return server.on("request", (request, response) =>
      vite.middlewares(request, response, () => spoken(request, response)),
    );
  });
} else {
  const { main } = await import("./build/server/index.js");
  await main();
}
