import * as v from "valibot"
import { CAP_AREAS, ILLUSTRATIONS, LAST_STAGE, PALETTES, SUBJECTS } from "./choices"
import { EXAMPLE_PROPERTIES } from "../job/example"
import { host } from "../partner-hosts"
import { type Layout, LAYOUTS } from "./layouts"
import {
  colours,
  coordinates,
  day,
  entryName,
  listOf,
  needs,
  oneOf,
  pagePath,
  pageSource,
  path,
  phone,
  picture,
  source,
  state,
  text,
  textOfLength,
  wholeNumber,
  yesOrNo,
} from "./fields"

const COLOR_MODE = "light or dark; leave the line out to follow the visitor's choice"

/**
 * The fields of every kind of content that has pages. `index` says whether search engines may list the page. A firm's site
 * includes the page only if the firm acts in its `state` and meets its `needs`.
 */
export const createPageMetaFields = (layout: Layout, index = true) => ({
  title: text("a title for search results"),
  description: textOfLength("a description for search results", 70, 160),
  heading: text("the heading at the top of the page"),
  lead: text("one or two sentences under the heading"),
  layout: v.optional(oneOf(LAYOUTS), layout),
  state: v.optional(state),
  needs: v.optional(needs),
  bst: v.optional(v.picklist(["B", "S"], "B for buying or S for selling")),
  colorMode: v.optional(v.picklist(["light", "dark"], COLOR_MODE)),
  index: v.optional(yesOrNo, index),
  canonical: v.optional(path),
  drawing: v.optional(oneOf(ILLUSTRATIONS)),
  picture: v.optional(picture),
  searchWords: v.optional(listOf(text("words by which people search for the page, such as change my mind"))),
  sources: v.optional(listOf(pageSource)),
  checked: v.optional(day),
  checkAgain: v.optional(day),
  draft: v.optional(yesOrNo),
  publishFrom: v.optional(day),
  until: v.optional(day),
})

const meta = createPageMetaFields("default")

/**
 * A general page: `content/pages/<path>.mdx`, at `/<path>`. The home page takes its title from the product and its description
 * from `site.yaml`. With `askIfHelpful` a page asks at its end whether it was helpful, as every guide does.
 */
export const pageSchema = v.strictObject({
  ...meta,
  title: v.optional(meta.title),
  description: v.optional(meta.description),
  newAddress: v.optional(pagePath),
  askIfHelpful: v.optional(yesOrNo, false),
})

/** A state's page: `content/states/<slug>.mdx`. */
export const stateSchema = v.strictObject({ ...createPageMetaFields("default"), state, checked: day })

/** A city with an office: `content/cities/<slug>.mdx`. */
export const citySchema = v.strictObject({
  ...createPageMetaFields("default"),
  name: text("the city's name"),
  state,
  ...coordinates,
  office: v.strictObject({ address: text("the office's address in one line"), phone }),
})

/** A page for an advertisement: `content/landing/<slug>.mdx`. Search engines are asked not to list it. */
export const landingSchema = v.strictObject({
  ...createPageMetaFields("no-navigation", false),
  phone: v.optional(phone),
  offer: v.optional(entryName("offer")),
})

/** `verified`: the named source says so. `supported`: a source points to it. `check`: common knowledge, worded as a question. */
const CERTAINTIES = ["verified", "supported", "check"] as const

const POSTCODE = "four digits, in quotes"

const consideration = v.pipe(
  v.strictObject({
    point: text("what is particular about buying or selling here"),
    check: text("how to check it: which search, certificate or office"),
    certainty: oneOf(CERTAINTIES),
    source: v.optional(source),
  }),
  v.forward(
    v.check(({ certainty, source }) => certainty !== "verified" || source !== undefined, "a verified point needs one"),
    ["source"],
  ),
)

const placeFields = v.strictObject({
  ...createPageMetaFields("no-navigation"),
  name: text("the place's name"),
  state,
  region: text("the part of the state, such as Inner West"),
  /** Which price cap of deposit schemes applies. */
  capArea: oneOf(CAP_AREAS),
  council: text("the council's name"),
  postcodes: listOf(v.pipe(v.string(POSTCODE), v.regex(/^\d{4}$/, POSTCODE)), 1),
  ...coordinates,
  waterAuthority: text("who supplies water and answers water searches"),
  titleRegistry: text("who keeps the land titles"),
  considerations: listOf(consideration, 1),
  /** What this place's facts mean for a seller: what to disclose, order early or expect to be asked. */
  selling: v.optional(text("what a seller here should order, disclose or expect to be asked, in 2 to 4 sentences")),
  apartments: v.optional(text("what someone buying a flat here should check, in 2 to 4 sentences")),
  nearby: v.optional(listOf(entryName("place")), []),
  /** The price, in whole dollars, the contract date and the property, a house by default, for what buying here costs. */
  example: v.strictObject({
    price: wholeNumber("whole dollars, such as 850000", 10_000, 50_000_000),
    on: day,
    property: v.optional(oneOf(EXAMPLE_PROPERTIES), "house"),
  }),
})

/** A town or suburb: `content/places/<slug>.yaml`. Its page is built from local facts, and its title says which it's about. */
export const placeSchema = v.pipe(
  placeFields,
  v.forward(
    v.partialCheck(
      [["name"], ["title"]],
      ({ name, title }) => title.startsWith(`${name} conveyancing: `),
      ({ input }) => `begin it with "${input.name} conveyancing:"`,
    ),
    ["title"],
  ),
)

/** An article: `content/blog/<path>.mdx`. Every article names its sources and the day to check them again. */
export const blogSchema = v.pipe(
  v.strictObject({
    ...createPageMetaFields("default"),
    newAddress: v.optional(pagePath),
    sources: listOf(pageSource, 1),
    checked: day,
    checkAgain: day,
    stage: v.optional(
      wholeNumber(
        `the number of the stage of a purchase, or with bst: S of a sale, from 1 to ${LAST_STAGE}`,
        1,
        LAST_STAGE,
      ),
    ),
    subject: v.optional(oneOf(SUBJECTS)),
    related: v.optional(listOf(entryName("blog"))),
  }),
  v.forward(
    v.partialCheck(
      [["checked"], ["checkAgain"]],
      ({ checked, checkAgain }) => checked < checkAgain,
      "a day after the one in checked",
    ),
    ["checkAgain"],
  ),
)

const { title, description, lead, sources, checked, checkAgain } = meta

const STATEMENT = "the statement in Markdown and components: what is collected, from whom, why, and who is told"

/** Its heading isn't a field, since it's built from the partner's name. */
const collectionStatement = v.strictObject({
  title,
  description,
  lead,
  sources,
  checked,
  checkAgain,
  text: text(STATEMENT),
})

const partner = v.strictObject({
  ...meta,
  name: text("the partner's name"),
  summary: text("whom the partner sends, in a sentence, for the list of partners"),
  /** Its page has the colours of this palette, or its own `colours`. Without both it has the firm's. */
  palette: v.optional(oneOf(PALETTES)),
  colours: v.optional(colours),
  referralDisclosure: text("what the partner gets for sending a visitor, or that it gets nothing"),
  sharing: v.optional(
    text('why a visitor may share a request with the partner, after "Share this request with ...": so that it can ...'),
  ),
  /** The hosts of the partner's own sites, whose pages may request prices. */
  hosts: v.optional(listOf(host, 1)),
  phone: v.optional(phone),
  offer: v.optional(entryName("offer")),
  collectionStatement,
})

/** A page in a partner's colours, and its collection statement: `content/partners/<slug>.mdx`. */
export const partnerSchema = v.pipe(
  partner,
  v.forward(
    v.partialCheck(
      [["palette"], ["colours"]],
      ({ palette, colours }) => palette === undefined || colours === undefined,
      "either palette or colours, not both",
    ),
    ["palette"],
  ),
)
