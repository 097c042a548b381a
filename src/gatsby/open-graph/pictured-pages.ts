import * as v from "valibot"
import { PALETTES } from "../../domain/content/choices"
import { buildDefaultTitle } from "../../domain/page-title"
import { paths } from "../../domain/paths"
import type { Nodes } from "../content-queries"
import { contentTypes } from "../content-types"

export type PicturedPage = {
  path: string
  title: string
  label: string
  /** The page's own palette. Null if it uses the firm's. */
  palette: string | null
  /** The page's own colours instead of a palette. */
  colours?: readonly string[] | null | undefined
  drawing: string | null
}

/** Pages in `src/pages` with an address that people share. */
export const HAND_MADE: readonly PicturedPage[] = [
  { path: paths.blogs, title: "Guides to buying and selling", label: "Guides", palette: null, drawing: null },
  { path: paths.search, title: "Search our guides and pages", label: "Search", palette: null, drawing: null },
]

const entry = v.object({
  path: v.string(),
  title: v.optional(v.string()),
  palette: v.nullish(v.picklist(PALETTES), null),
  colours: v.nullish(v.array(v.string())),
  drawing: v.nullish(v.string(), null),
})

/** Lists every page with its own picture for shared links. Places use the picture of their state's page. */
export function listPagesWithOpenGraphPicture(
  { getNodesByType }: Nodes,
  firm: { productTitle: string },
): PicturedPage[] {
  const contentPages = contentTypes
    .flatMap(({ typeName, page }) =>
      page && !page.picturedBy ? [{ typeName, label: page.pictureLabel ?? firm.productTitle }] : [],
    )
    .flatMap(({ typeName, label }) =>
      getNodesByType(typeName).map(node => {
        const { title = buildDefaultTitle(firm.productTitle), ...page } = v.parse(entry, node)
        return { ...page, title, label }
      }),
    )
  return [...contentPages, ...HAND_MADE]
}
