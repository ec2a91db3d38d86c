declare module "#server/platform/db/database.ts" {
  interface Tables {
    /** Dismissed signals; each key identifies the dismissed facts. */
    watch_out_dismissals: { userId: string; key: string; watchOutId: number; createdAt: string };
  }
}
