import type { NodePluginArgs } from "gatsby"
import * as v from "valibot"
import { type Site, siteSchema } from "../domain/content/site"
import { getSiteUrl } from "./addresses"
import type { MadePicture } from "./pictures/make-picture"
import type { PictureFiles } from "./pictures/picture-sizes"

// How the build's code looks up entries and pictures: in Gatsby's store in a build, in plain data in a test.

/** Finds an entry of the content by its GraphQL type and its slug. The content check has made sure that the entry exists. */
export type FindEntry = (typeName: string, slug: string) => Promise<Source>

/** Lists all entries of a kind by the name of its GraphQL type, in no particular order. */
export type ListEntries = (typeName: string) => Promise<Source[]>

/** Gets the picture of a file in `content/pictures`, in the sizes of `files`. The content check has made sure that the file exists. */
export type GetPicture = (file: string, files: PictureFiles) => Promise<MadePicture>

export type Source = Record<string, unknown>

type Filter = Record<string, { eq: unknown }>

/** The part of Gatsby's node model that the resolvers use. A page is rebuilt when the nodes that it looked up change. */
export type NodeModel = {
  findOne: (query: { type: string; query: { filter: Filter } }) => Promise<Source | null>
  findAll: (query: { type: string; query?: { filter: Filter } }) => Promise<{ entries: Iterable<Source> }>
}

export type Context = { nodeModel: NodeModel }

export const createEntryFinder =
  (model: NodeModel): FindEntry =>
  async (type, slug) => {
    const entry = await model.findOne({ type, query: { filter: { slug: { eq: slug } } } })
    if (!entry) throw new RangeError(`no ${type} with the slug ${slug}`)
    return entry
  }

export const createEntryLister =
  (model: NodeModel): ListEntries =>
  async type => [...(await model.findAll({ type })).entries]

export type Nodes = Pick<NodePluginArgs, "getNodesByType">

const firmSchema = v.object(siteSchema.entries)

/** The firm of its entry, with the address of this deployment. */
export const parseFirmNode = (entry: Source): Site => ({ ...v.parse(firmSchema, entry), url: getSiteUrl(entry) })

export const readFirmNode = ({ getNodesByType }: Nodes): Site => parseFirmNode({ ...getNodesByType("Firm")[0] })
