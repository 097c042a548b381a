/** Opens `address` with a full page load, as a browser does without this app. */
export const loadWhole = (address: string): void => location.assign(address)
