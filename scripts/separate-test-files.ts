import { afterAll, vi } from "vitest";

// Test files share a process, but not the stores of the browser.
vi.resetModules();
afterAll(() => void vi.unstubAllGlobals());
