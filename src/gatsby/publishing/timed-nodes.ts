import { createEntryNodes } from "../entry-nodes"
import { readableFiles, readContent } from "../read-content"
import { isTimed, unpublished } from "./publishing"
import type { IsoDate } from "../../domain/iso-date"

type Shown = {
  today: IsoDate
  /** Whether pages that aren't published are shown too. */
  all: boolean
}

/**
 * Makes the nodes of the pages that are part of the site on some days only, and today. Gatsby drops those that it had
 * before and that aren't made again, so that an old cache can't keep a page or hold one back.
 */
export function createTimedNodes(
  tools: Parameters<typeof createEntryNodes>[0],
  content: string,
  { today, all }: Shown,
): void {
  for (const { type, slug, entry } of readableFiles(readContent(content).files)) {
    if (entry.within !== null || !isTimed(type, entry.fields)) continue
    if (all || unpublished(entry.fields, today) === null)
      createEntryNodes(tools, { type, slug }, entry, `${content}/`, null)
  }
}
