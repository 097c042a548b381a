/** Small, medium and wide, in the order of a responsive array: `[phone, small, medium, wide]`. */
export const breakpoints = ["40rem", "56rem", "72rem"]
