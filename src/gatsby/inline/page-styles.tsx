import type { ReactElement } from "react"
import * as v from "valibot"
import type { SheetParts } from "../../theme/stylesheet"
import { variant } from "../../theme/variant"

/** What the HTML of a page needs to know of the stylesheet: the parts that are written into pages, and the paths of files. */
export type PageStyles = Pick<SheetParts, "base" | "palettes" | "blocks" | "reducedMotion"> & {
  paths: Readonly<Record<"app" | "forcedColours" | "print", string>>
}

/** Classes that every page has outside the HTML of its components. */
const ALWAYS = [variant("waiting.note")]

const rendered = v.object({ bodyHtml: v.string() })

function listClasses(bodyHtml: string): ReadonlySet<string> {
  const inHtml = [...bodyHtml.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/))
  return new Set([...inHtml, ...ALWAYS])
}

/**
 * The styles of a page: of the whole stylesheet's blocks those of which the page has a class, in their order, each in an element
 * of its own, so that the content security policy needs one hash per block and not one per page. Before them, on a partner's
 * page, the palettes that partners have. What only paper and forced
 * colours need is in files, which nothing waits for. They come last, so that they win as they do in the whole stylesheet.
 *
 * @param args What Gatsby hands to `onRenderBody` in a build.
 * @throws ValiError where Gatsby doesn't say what it has made.
 */
export function renderPageStyles(styles: PageStyles, args: object): ReactElement[] {
  const { base, palettes, blocks, reducedMotion, paths } = styles
  const { bodyHtml } = v.parse(rendered, args)
  const pageClasses = listClasses(bodyHtml)
  const own = blocks.filter(({ classes }) => classes.some(name => pageClasses.has(name)))
  const texts = [
    base,
    ...(bodyHtml.includes(" data-palette=") ? [palettes] : []),
    ...own.map(({ css }) => css),
    reducedMotion,
  ]
  return [
    ...texts.map((css, i) => <style key={`theme-${i}`} dangerouslySetInnerHTML={{ __html: css }} />),
    <link key="forced-colours" rel="stylesheet" href={paths.forcedColours} media="(forced-colors: active)" />,
    <link key="print" rel="stylesheet" href={paths.print} media="print" />,
  ]
}

/** The link to the app's stylesheet, for the template of what comes with the app's scripts. */
export const renderAppStylesheetLink = ({ paths }: PageStyles, id: string): ReactElement => (
  <link key={id} id={id} rel="stylesheet" href={paths.app} />
)
