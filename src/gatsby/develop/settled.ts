/** What Gatsby's node of a file, or of the text in one, is known by here. */
type FileNode = { id: string; internal: { type: string; contentDigest: string } }

type Emitter = { on: (event: string, hear: (action: { payload?: FileNode }) => void) => unknown }

const TYPES = ["File", "Mdx"]

/** The most that pages wait, in ms. */
const LONGEST_MS = 5000

const open = new Map<string, string>()
let waiting: (() => void)[] = []

/** From now on, hears of each file that Gatsby has read again. */
export function awaitFiles(emitter: Emitter): void {
  emitter.on("CREATE_NODE", ({ payload: node }) => {
    if (node && TYPES.includes(node.internal.type)) open.set(node.id, node.internal.contentDigest)
  })
}

/** What depends on this node is made. */
export function settle({ id, internal }: FileNode): void {
  if (open.get(id) === internal.contentDigest) open.delete(id)
  if (open.size > 0) return
  waiting.forEach(go => go())
  waiting = []
}

/**
 * Waits until the entries of all files that Gatsby has read again are made. What isn't made within five seconds isn't waited
 * for again. Gatsby drops an entry with its file and doesn't wait for `onCreateNode`: without the entry it would take the page
 * away, and whoever opened it at that moment was told that there's none.
 */
export async function allSettled(): Promise<void> {
  if (open.size === 0) return
  await new Promise<void>(go => {
    const timer = setTimeout(() => {
      open.clear()
      go()
    }, LONGEST_MS)
    waiting.push(() => {
      clearTimeout(timer)
      go()
    })
  })
}
