/** How often every file is looked at, in ms. */
const EVERY_MS = 300

/**
 * Has Gatsby look at its files for changes and not watch them. Its watcher drops a change that follows another of the same
 * file within 50 ms, as when an editor formats what it has just saved, and the page stays as it was between the two. A
 * writer's own setting stays.
 *
 * @see https://github.com/paulmillr/chokidar#performance
 */
export function enableFilePolling(env: NodeJS.ProcessEnv = process.env): void {
  env.CHOKIDAR_USEPOLLING ??= "true"
  env.CHOKIDAR_INTERVAL ??= String(EVERY_MS)
}
