export const lineHeights = { body: 1.6, snug: 1.4, heading: 1.12 }
