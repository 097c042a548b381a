type Options = {
  /** Fetches the page at a path. The promise settles when everything has arrived or failed. */
  load: (path: string) => Promise<unknown>
  /** How many pages may be on their way at once. */
  most: number
  /** Asked before each page. */
  may: () => boolean
}

/** How far a link is from the middle of the window. Called when a fetch can start, since the page may have scrolled. */
type Distance = () => number

export type PrefetchQueue = {
  /** A link to `path` came into view. */
  add: (path: string, distance: Distance) => void
  /** No link to `path` is in view any more. What is on its way already stays so. */
  drop: (path: string) => void
  /** The visitor is about to follow a link to `path`: it goes before all others. */
  hurry: (path: string) => void
}

const urgent: Distance = () => -Infinity

/** Pages to fetch: each once, the nearest first, at most so many at a time. */
export function createPrefetchQueue({ load, most, may }: Options): PrefetchQueue {
  const waiting = new Map<string, Distance>()
  const requestedPaths = new Set<string>()
  let running = 0

  const findNearest = (): string | undefined =>
    [...waiting].map(([path, distance]) => ({ path, at: distance() })).sort((a, b) => a.at - b.at)[0]?.path

  function fill(): void {
    while (running < most && may()) {
      const path = findNearest()
      if (path === undefined) return
      waiting.delete(path)
      requestedPaths.add(path)
      running += 1
      load(path).then(leave, leave)
    }
  }

  function leave(): void {
    running -= 1
    fill()
  }

  function add(path: string, distance: Distance): void {
    if (requestedPaths.has(path) || waiting.get(path) === urgent) return
    waiting.set(path, distance)
    fill()
  }

  return { add, drop: path => void waiting.delete(path), hurry: path => add(path, urgent) }
}
