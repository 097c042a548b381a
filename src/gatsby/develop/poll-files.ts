/** How often every file is checked, in ms. */
const EVERY_MS = 300

/**
 * Makes Gatsby poll its files instead of watching them. Its watcher misses a second change to a file within 50 ms, such as
 * when an editor formats a file right after saving it, and the page would stay out of date. A setting in the environment is
 * kept.
 *
 * @see https://github.com/paulmillr/chokidar#performance
 */
export function enableFilePolling(env: NodeJS.ProcessEnv = process.env): void {
  env.CHOKIDAR_USEPOLLING ??= "true"
  env.CHOKIDAR_INTERVAL ??= String(EVERY_MS)
}
