/** Addresses of pages that aren't made from content. The build fills them in. */
declare const __ROUTES__: string[]

/** The stylesheet of the site's pages. The build fills it in. */
declare const __STYLESHEET__: string

/** The names of the lists whose entries have pages. The build fills them in. */
declare const __PREVIEWED__: string[]

/** The dictionary of Australian English, which the build reads from a package. */
declare module "editor-dictionary" {
  export const rules: string
  export const words: string
}

/** The templates of all kinds of pages, by their paths inside `src/templates`. The build lists them. */
declare module "editor-templates" {
  import type { ComponentType } from "react"

  export const templates: Readonly<
    Record<string, ComponentType<{ data: Record<string, unknown>; pageContext: Record<string, unknown> }>>
  >
}
