/** How many days after a comparison with its source a figure must be compared again, by kind of source. */
export const RECHECK_DAYS = { official: 365, statute: 365, own: 365, "third-party": 180 } as const
