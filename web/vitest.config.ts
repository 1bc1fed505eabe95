import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { pool: "vmThreads", testTimeout: 60_000, hookTimeout: 60_000, setupFiles: "test/alone.ts" },
});
