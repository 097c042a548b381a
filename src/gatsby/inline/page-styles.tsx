import type { ReactElement } from "react"
import * as v from "valibot"
import type { SheetParts } from "../../theme/stylesheet"
import { variant } from "../../theme/variant"

/** The stylesheet as pages need it: the parts that are written into their HTML, and the paths of the linked files. */
export type PageStyles = Pick<SheetParts, "base" | "palettes" | "blocks" | "reducedMotion"> & {
  paths: Readonly<Record<"app" | "forcedColours" | "print", string>>
}

/** The classes that every page has in addition to those of its components. */
const ALWAYS = [variant("waiting.note")]

const rendered = v.object({ bodyHtml: v.string() })

function listCssClassesOnPage(bodyHtml: string): ReadonlySet<string> {
  const inHtml = [...bodyHtml.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/))
  return new Set([...inHtml, ...ALWAYS])
}

/**
 * Renders the styles of a page: the blocks of the stylesheet with a class that's on the page, in their order. Each block has an
 * element of its own, so that the content security policy needs one hash per block, not one per page. On a partner's page, the
 * partners' palettes come before the blocks. Styles for print and forced colours are in linked files, which nothing waits for.
 * They come last, so that they override the others as they do in the whole stylesheet.
 *
 * @param args The arguments that Gatsby passes to `onRenderBody` in a build.
 * @throws ValiError if the arguments have no `bodyHtml`.
 */
export function renderPageStyles(styles: PageStyles, args: object): ReactElement[] {
  const { base, palettes, blocks, reducedMotion, paths } = styles
  const { bodyHtml } = v.parse(rendered, args)
  const pageClasses = listCssClassesOnPage(bodyHtml)
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

/** Renders the link to the app's stylesheet, for the template with the app's scripts. */
export const renderAppStylesheetLink = ({ paths }: PageStyles, id: string): ReactElement => (
  <link key={id} id={id} rel="stylesheet" href={paths.app} />
)
