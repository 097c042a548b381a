import type { GatsbyNode } from "gatsby"
import * as v from "valibot"
import { bodyTree } from "../domain/content/body-tree"
import { isState } from "../domain/states"
import { expandBody } from "./body/expand-body"
import { expansionsFor, type FindEntry } from "./body/expansions"
import { contentTypes } from "./content-types"
import { exampleQuote } from "./example-quote"

type NodeModel = { findOne: (query: object) => Promise<Record<string, unknown> | null> }
type Source = Record<string, unknown>

/** Entries are asked of Gatsby's node model, so that a page is made anew when an entry that it shows changes. */
const entriesOf =
  (model: NodeModel): FindEntry =>
  async (type, slug) => {
    const entry = await model.findOne({ type, query: { filter: { slug: { eq: slug } } } })
    if (!entry) throw new RangeError(`no ${type} with the slug ${slug}`)
    return entry
  }

/** The body of a kind, with the data that its components show. */
const body = {
  resolve: (page: Source, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) =>
    expandBody(bodyTree(page["body"]), expansionsFor(page, entriesOf(nodeModel))),
}

/** What buying costs in a place, worked out at build at the price and on the day that its file gives. */
const workedCost = {
  type: "JSON!",
  resolve: ({ state, example }: Source) => {
    const { price, on } = example as { price: number; on: string }
    if (!isState(state)) throw new RangeError(`not a state: ${String(state)}`)
    return exampleQuote({ side: "buying", state, price, on })
  },
}

/** The file of a picture. The content check has seen that it is there. */
const image = {
  resolve: ({ file }: Source, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) =>
    nodeModel.findOne({ type: "File", query: { filter: { relativePath: { eq: `pictures/${String(file)}` } } } }),
}

/** Where the site stands: `SITE_URL` where it is deployed to, otherwise as the firm's own file says. Never ends in a slash. */
const url = { resolve: (firm: Source) => (process.env.SITE_URL || String(firm["url"])).replace(/\/$/, "") }

const holidays = v.object({
  table: v.object({ periods: v.array(v.object({ days: v.array(v.object({ on: v.string() })) })) }),
})

/** The days on which the office stays closed: it keeps the public holidays of New South Wales. */
const closedDays = {
  type: "[String!]!",
  resolve: async (_firm: Source, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) => {
    const entry = await entriesOf(nodeModel)("Rates", "public-holidays-nsw")
    return v.parse(holidays, entry).table.periods.flatMap(({ days }) => days.map(({ on }) => on))
  },
}

export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers: create }) => {
  const withBody = contentTypes.filter(({ format }) => format === "mdx")
  create({
    ...Object.fromEntries(withBody.map(({ typeName }) => [typeName, { body }])),
    ContentPicture: { image },
    Firm: { url, closedDays },
    Place: { workedCost },
  })
}
