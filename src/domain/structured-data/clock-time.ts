/** Minutes since midnight as `08:30`. */
export const clockTime24 = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map(part => String(part).padStart(2, "0")).join(":")
