import type { GatsbyNode } from "gatsby"
import { resolve } from "node:path"
import { checkContent } from "./check-content"
import { handMadeRoutes } from "./hand-made-routes"
import { lineFor } from "./problem"

/** Stops before the cache is looked at: a node that was cached must not hide a file that is wrong. */
export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = ({ reporter }) => {
  const problems = checkContent(resolve("content"), handMadeRoutes(resolve("src/pages")))
  if (problems.length > 0) reporter.panic(problems.map(lineFor).join("\n"))
}
