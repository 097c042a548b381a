/** Distances in pixels on an 8-point grid, with one half step. The index is the name: `p: 4` is 24 px. */
export const space = [0, 4, 8, 16, 24, 32, 48, 64, 96, 128]
