import { parseDocument, Scalar, type Document } from "yaml"
import { type PerState, STATE_NAMES, STATES, type State } from "../../src/domain/states"
import type { ContentType } from "../../src/gatsby/content-types/content-type"
import { splitFrontMatter } from "../../src/gatsby/content-types/parse-fields"
import { buildTitlePlaceholder, buildDescriptionPrompt } from "../../src/gatsby/placeholders"

/** A longer name doesn't fit into a title of 45 characters. */
const LONGEST_NAME = 22

const FIRST_COMMENT = /^# Copy this file.*\n/m

const UNLISTED =
  " While this line is here, search engines are asked not to list the page. Take it out when the words are yours."

type Example = {
  text: string
  states: readonly State[]
}

/** Converts the text of a kind's example to the text of a new entry, named after `slug` and not a duplicate of any other. */
export function buildContentFromExample(type: ContentType, slug: string, { text: example, states }: Example): string {
  const { kind, format, page, inner } = type
  const name = getNameFromSlug(slug)
  const ownState = findStateOfSlug(slug)
  const withName = replaceExampleName(name, example.replace(FIRST_COMMENT, ""))
  const own = moveExampleToOwnState(withName, states, ownState)
  const { head, body } = (format === "mdx" ? splitFrontMatter(own) : null) ?? { head: own, body: "" }
  const fields = parseDocument(head)
  // The example refers to other entries, which don't exist.
  if (fields.has("related")) fields.set("related", [])
  for (const field of ["offer", "stage", "offices"]) fields.delete(field)
  if (fields.has("name")) fields.set("name", name)
  if (inner) fields.setIn([inner.field, "title"], `${shortenName(name)} and your details`)
  // A place's title begins with the place, in the example too.
  if (fields.has("title") && kind !== "place")
    fields.set("title", page ? buildTitlePlaceholder(kind, shortenName(name)) : `About ${name}`)
  if (page) {
    fields.set("heading", buildTitlePlaceholder(kind, name))
    fields.set("description", buildDescriptionPrompt(kind, shortenName(name)))
    if (kind === "blog" && !ownState) fields.delete("state")
    if (kind !== "landing") hidePageFromSearchEngines(fields)
  }
  const text = fields.toString({ lineWidth: 0 })
  return format === "mdx" ? `---\n${text}---\n${body.replaceAll("(/example)", "(/)")}` : text
}

function replaceExampleName(name: string, example: string): string {
  const [, ofExample = ""] = /^name: (.+)$/m.exec(example) ?? []
  return ofExample ? example.replaceAll(ofExample, name) : example
}

/** The state that a name is about: that of a state's page, or of the folder of an article. */
const findStateOfSlug = (slug: string): State | undefined =>
  STATES.find(state => STATE_NAMES[state].slug === slug || slug.startsWith(`${state.toLowerCase()}/`))

/** What an example has that differs by state. Numbers that begin with 5550 are nobody's in every state. */
const LOCAL_DETAILS: PerState<{ areaCode: string; postcodes: string; register: string }> = {
  NSW: { areaCode: "02", postcodes: "20", register: "NSW Fair Trading" },
  VIC: { areaCode: "03", postcodes: "30", register: "Business Licensing Authority" },
  QLD: { areaCode: "07", postcodes: "40", register: "Queensland Law Society" },
}

/** Moves an example to the state that its name is about, or else to the firm's first. */
function moveExampleToOwnState(example: string, states: readonly State[], ownState: State | undefined): string {
  const from = STATES.find(state => new RegExp(`^states?: \\[?${state}\\b`, "m").test(example)) ?? "NSW"
  const state = ownState ?? states[0]
  if (state === undefined || state === from) return example
  const { areaCode, postcodes, register } = LOCAL_DETAILS[state]
  return example
    .replace(/\b0[237](?= 5550)/g, areaCode)
    .replace(/\b(?:NSW|VIC|QLD) [234]0(?=\d\d\b)/g, `${state} ${postcodes}`)
    .replace(/"[234]0(?=\d\d")/g, `"${postcodes}`)
    .replaceAll(LOCAL_DETAILS[from].register, register)
    .replaceAll(`state="${from}"`, `state="${state}"`)
    .replace(new RegExp(`^(states?: \\[?)${from}\\b`, "m"), `$1${state}`)
}

function hidePageFromSearchEngines(fields: Document): void {
  const key = new Scalar("index")
  key.commentBefore = UNLISTED
  fields.delete("index")
  fields.set(key, false)
}

/** Converts a slug to a name: `byron-bay` to Byron Bay, `nsw/stage-4` to NSW Stage 4. */
const getNameFromSlug = (slug: string): string =>
  slug
    .split(/[/-]/)
    .map(word => STATES.find(state => state.toLowerCase() === word) ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")

function shortenName(name: string): string {
  if (name.length <= LONGEST_NAME) return name
  const cut = name.slice(0, LONGEST_NAME + 1)
  return cut.includes(" ") ? cut.slice(0, cut.lastIndexOf(" ")) : cut.slice(0, LONGEST_NAME)
}
