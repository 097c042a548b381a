/** Opens `address` with a full page load, as a browser does without this app. */
export const loadWholePage = (address: string): void => location.assign(address)
