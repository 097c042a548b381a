import type { GatsbyNode } from "gatsby"
import { resolve } from "node:path"
import { datedTables, freshness } from "../domain/freshness/freshness"
import { isoDate } from "../domain/iso-date"
import { checkContent } from "./check-content"
import { handMadeRoutes } from "./addresses"
import { checkOwnRedirects } from "./redirects/check-redirects"
import { restorePages } from "./internals/restore-pages"
import { lineFor } from "./read-content"

/**
 * Stops before the cache is looked at: a node that was cached must not hide a file that is wrong. Figures that end or
 * are to be checked again soon are warnings: `npm run check:rates` judges them.
 */
export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = ({ reporter }) => {
  const problems = checkContent(resolve("content"), handMadeRoutes(resolve("src/pages"))).map(lineFor)
  problems.push(...checkOwnRedirects())
  restorePages(resolve("public"))
  if (problems.length > 0) reporter.panic(problems.join("\n"))

  const notices = freshness(datedTables, isoDate(new Date().toISOString().slice(0, 10)))
  if (notices.length > 0) reporter.warn(notices.map(({ message }) => message).join("\n"))
}
