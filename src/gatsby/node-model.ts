/** A node as Gatsby's store gives it: the fields of its entry. */
export type Source = Record<string, unknown>

type Filter = Record<string, { eq: unknown }>

/** The part of Gatsby's node model that the resolvers use. What is asked of it makes a page anew when it changes. */
export type NodeModel = {
  findOne: (query: { type: string; query: { filter: Filter } }) => Promise<Source | null>
  findAll: (query: { type: string; query?: { filter: Filter } }) => Promise<{ entries: Iterable<Source> }>
}

export type Context = { nodeModel: NodeModel }
