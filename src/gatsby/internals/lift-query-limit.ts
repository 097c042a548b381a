/**
 * Has `gatsby develop` go on however often files are saved. Where one was saved while pages were asked for, Gatsby asks
 * again, and after six times in a row it takes this for a loop and stops for good. An editor that saves as one types does
 * that within seconds. Now Gatsby doesn't count.
 */
export async function liftQueryLimit(): Promise<void> {
  // Only here, since a build would load all of the development server with it.
  const { buildActions } = await import("gatsby/dist/state-machines/develop/actions")
  Object.assign(buildActions, { incrementRecompileCount: () => undefined })
}
