/** Days that leads which were never delivered are kept, and what could not be read. They go only after an alert. */
export const NEVER_DELIVERED_DAYS = { held: 30, dead: 90, bad: 90 }
