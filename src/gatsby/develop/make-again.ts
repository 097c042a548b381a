import type { NodeInput } from "gatsby"
import { allSettled } from "./settled"

type Tools = {
  actions: { createNode: (node: NodeInput) => unknown }
  getNode: (id: string) => unknown
}

/** So long after an entry was made, in ms, Gatsby has mostly begun to make the pages anew. */
const QUIET_MS = 1000

let tools: Tools | null = null
let times = 0
const due = new Map<string, { node: NodeInput; timer: NodeJS.Timeout }>()

/** Takes what the development server is given. Gatsby carries out its actions when it's ready to begin anew. */
export const keepTools = ({ actions, getNode }: Tools): void => void (tools = { actions, getNode })

/**
 * Has an entry made a second time by `makeDueAgain`. Gatsby doesn't wait for `onCreateNode`: a page that's being asked for
 * while its entry is made stays as it was, mostly when a file is saved twice within a second. Where Gatsby doesn't make the
 * pages anew by itself within a second, the entry is made once more to have it do so. Does nothing before the development
 * server runs.
 */
export function makeAgain(node: NodeInput): void {
  if (!tools) return
  clearTimeout(due.get(node.id)?.timer)
  due.set(node.id, { node, timer: setTimeout(() => void make(node), QUIET_MS).unref() })
}

/**
 * Makes all entries again that were made since the last time. For `createPages`: there Gatsby asks for no page, and asks
 * afterwards for all that show one of them. Resolves when Gatsby has stored them: an entry that was dropped and made a moment
 * ago is in no list before, and its page would be taken away.
 */
export async function makeDueAgain(): Promise<void> {
  await allSettled()
  const all = [...due.values()]
  due.clear()
  all.forEach(({ timer }) => clearTimeout(timer))
  await Promise.all(all.map(({ node }) => make(node)))
}

/** Not if it's gone, as with a file that was saved and then deleted. */
async function make(node: NodeInput): Promise<void> {
  if (!tools?.getNode(node.id)) return
  const { type, contentDigest } = node.internal
  times += 1
  // Gatsby makes nothing again that has the same digest.
  await tools.actions.createNode({ ...node, internal: { type, contentDigest: `${contentDigest} ${times}` } })
}
