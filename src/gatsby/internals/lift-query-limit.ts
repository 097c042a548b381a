/**
 * Keeps `gatsby develop` running however often files are saved. When a file is saved while pages are being created, Gatsby
 * starts again, and after six times in a row it assumes a loop and stops for good. An editor that saves while you type
 * reaches that within seconds. This turns off the count.
 */
export async function liftQueryLimit(): Promise<void> {
  // Imported here, since a build would otherwise load the whole development server.
  const { buildActions } = await import("gatsby/dist/state-machines/develop/actions")
  Object.assign(buildActions, { incrementRecompileCount: () => undefined })
}
