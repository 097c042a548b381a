/** Addresses of pages that aren't content; the build puts them here. */
declare const __ROUTES__: string[]

/** The stylesheet of the site's pages; the build puts it here. */
declare const __STYLESHEET__: string

declare module "dictionary-en-au/index.aff" {
  const rules: string
  export default rules
}

declare module "dictionary-en-au/index.dic" {
  const words: string
  export default words
}
