// Loaded with `node --import` by tests: SIGUSR2 makes the program fail in a way that no code of it catches. Every second
// process rejects a promise instead of throwing.
process.on("SIGUSR2", () => {
  if (Number(process.env.PROCESS_RESTARTS) % 2 === 1) void Promise.reject(new Error("rejected for a test"));
  else setTimeout(() => throwForTest(), 0);
});

function throwForTest() {
  throw new Error("thrown for a test");
}
