// Loaded with `node --import` by tests: SIGUSR2 causes an uncaught exception, or in every second process an unhandled
// rejection.
process.on("SIGUSR2", () => {
  if (Number(process.env.PROCESS_RESTARTS) % 2 === 1) void Promise.reject(new Error("rejected for a test"));
  else setTimeout(() => throwForTest(), 0);
});

function throwForTest() {
  throw new Error("thrown for a test");
}
