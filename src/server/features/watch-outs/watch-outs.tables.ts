declare module "#server/platform/db/database.ts" {
  interface Tables {
    /** Signals that a person has put aside: each key names the facts that were put aside. */
    watch_out_dismissals: { userId: string; key: string; watchOutId: number; createdAt: string };
  }
}
