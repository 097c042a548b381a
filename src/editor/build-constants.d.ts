/** Addresses of pages that aren't content; the build puts them here. */
declare const __ROUTES__: string[]

/** The stylesheet of the site's pages; the build puts it here. */
declare const __STYLESHEET__: string

/** The names of the lists whose entries have pages; the build puts them here. */
declare const __PREVIEWED__: string[]

/** The dictionary of Australian English; the build reads it. */
declare module "editor-dictionary" {
  export const rules: string
  export const words: string
}

/** The templates of all kinds of pages, by the names that kinds give them; the build lists them. */
declare module "editor-templates" {
  import type { ComponentType } from "react"

  export const templates: Readonly<
    Record<string, ComponentType<{ data: Record<string, unknown>; pageContext: Record<string, unknown> }>>
  >
}
