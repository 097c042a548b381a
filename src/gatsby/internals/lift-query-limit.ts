/**
 * Keeps `gatsby develop` running however often files are saved. If a file is saved while pages are being created, Gatsby starts
 * again, and after six restarts in a row it assumes a loop and stops. An editing program that saves while you type reaches that
 * limit within seconds. This turns off the count.
 */
export async function disableGatsbyRecompileLimit(): Promise<void> {
  // Imported inside the function, so that a build doesn't load the whole development server.
  const { buildActions } = await import("gatsby/dist/state-machines/develop/actions")
  Object.assign(buildActions, { incrementRecompileCount: () => undefined })
}
