/** A query for the very entry that its page was made from, which is therefore there. */
export type Found<Query extends { readonly page: unknown }> = Omit<Query, "page"> & {
  readonly page: NonNullable<Query["page"]>
}
