import { paths } from "../../domain/paths"
import { addressOf, productOf } from "../addresses"
import { clientOnlyRoutes, handMadeRoutes } from "../hand-made-routes"
import { readContent } from "../read-content"

/** What functions answer, as patterns. */
const ENDPOINTS = [paths.document(":id"), "/api/*"]

/**
 * Every address of the site that answers by itself; those of client-only routes and endpoints as patterns.
 *
 * @param content The folder of the content.
 * @param pages The folder of the hand-made pages.
 */
export function pageAddresses(content: string, pages: string): string[] {
  const files = readContent(content).files.filter(({ example }) => !example)
  const product = productOf(files)
  const made = files.flatMap(file => addressOf(file, product) ?? [])
  return [...made, ...handMadeRoutes(pages), ...clientOnlyRoutes(pages), ...ENDPOINTS]
}
