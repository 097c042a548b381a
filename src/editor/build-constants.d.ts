// The build fills in these constants.
/** Addresses of pages that aren't made from content. */
declare const __ROUTES__: string[]
declare const __STYLESHEET__: string
/** The names of the lists whose entries have pages. */
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
