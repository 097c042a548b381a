import type { Actions, NodeInput } from "gatsby"

/** So long after an entry was made, in ms, Gatsby has mostly asked for it. */
const QUIET_MS = 1000

let waiting: Pick<Actions, "createNode"> | null = null
let times = 0
const due = new Map<string, NodeJS.Timeout>()

/** Takes the actions of the development server, which Gatsby carries out between two runs of its queries. */
export const keepActions = (actions: Pick<Actions, "createNode">): void => void (waiting = actions)

/**
 * Makes an entry a second time a moment after it was made last. Gatsby doesn't wait for `onCreateNode`: a page that's being
 * asked for while its entry is made stays as it was, mostly when a file is saved twice within a second. Does nothing before
 * the development server runs.
 */
export function makeAgain(node: NodeInput): void {
  const { type, contentDigest } = node.internal
  const actions = waiting
  if (!actions) return
  clearTimeout(due.get(node.id))
  const make = (): void => {
    due.delete(node.id)
    times += 1
    // Gatsby makes nothing again that has the same digest.
    actions.createNode({ ...node, internal: { type, contentDigest: `${contentDigest} ${times}` } })
  }
  due.set(node.id, setTimeout(make, QUIET_MS).unref())
}
