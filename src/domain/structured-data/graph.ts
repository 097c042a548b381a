import type { Graph, Thing } from "schema-dts"

/** What a page says about itself to machines: one or several things. */
export const graph = (things: readonly Thing[]): Graph => ({ "@context": "https://schema.org", "@graph": things })

/**
 * `data` as the text of a `<script>` element. `<` cannot end the element, and `&` cannot become a character on the way:
 * Gatsby decodes what stands in the head.
 */
export const scriptText = (data: unknown): string =>
  JSON.stringify(data).replace(/[<&]/g, sign => `\\u00${sign.charCodeAt(0).toString(16)}`)
