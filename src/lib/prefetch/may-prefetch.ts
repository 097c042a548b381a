/** What a browser may say about its connection. */
export type Connection = { effectiveType?: string; saveData?: boolean }

/** False where the visitor's connection is slow (`2g`, `slow-2g`) or asked to save data. A browser that says nothing may. */
export const mayPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? "")
