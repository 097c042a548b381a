/** How many days a comparison with the source is good for, by how sure the source is. */
export const RECHECK_DAYS = { official: 365, statute: 365, own: 365, "third-party": 180 } as const
