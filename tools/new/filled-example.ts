import { parseDocument, Scalar, type Document } from "yaml"
import { isState, STATE_NAMES, STATES, type State } from "../../src/domain/states"
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
  const own = replaceExampleName(name, example.replace(FIRST_COMMENT, ""))
  const { head, body } = (format === "mdx" ? splitFrontMatter(own) : null) ?? { head: own, body: "" }
  const fields = parseDocument(head)
  // The example refers to other entries, which don't exist.
  if (fields.has("related")) fields.set("related", [])
  for (const field of ["offer", "stage"]) fields.delete(field)
  if (fields.has("name")) fields.set("name", name)
  if (inner) fields.setIn([inner.field, "title"], `${shortenName(name)} and your details`)
  // A place's title begins with the place, in the example too.
  if (fields.has("title") && kind !== "place")
    fields.set("title", page ? buildTitlePlaceholder(kind, shortenName(name)) : `About ${name}`)
  if (page) {
    fields.set("heading", buildTitlePlaceholder(kind, name))
    fields.set("description", buildDescriptionPrompt(kind, shortenName(name)))
    setAustralianStateOfEntry(fields, kind, { slug, states })
    if (kind !== "landing") hidePageFromSearchEngines(fields)
  }
  setAustralianStatesOfPerson(fields, states)
  setOfficeAddressState(fields)
  const text = fields.toString({ lineWidth: 0 })
  return format === "mdx" ? `---\n${text}---\n${body.replaceAll("(/example)", "(/)")}` : text
}

function replaceExampleName(name: string, example: string): string {
  const [, ofExample = ""] = /^name: (.+)$/m.exec(example) ?? []
  return ofExample ? example.replaceAll(ofExample, name) : example
}

/**
 * A state's page has the state of its name, an article that of its folder, others the example's or the firm's first.
 */
function setAustralianStateOfEntry(
  fields: Document,
  kind: string,
  { slug, states }: { slug: string; states: readonly State[] },
): void {
  const state = STATES.find(state => STATE_NAMES[state].slug === slug || slug.startsWith(`${state.toLowerCase()}/`))
  if (state && fields.has("state")) fields.set("state", state)
  else if (kind === "blog") fields.delete("state")
  else if (fields.has("state") && !states.some(state => state === fields.get("state"))) fields.set("state", states[0])
}

function setAustralianStatesOfPerson(fields: Document, states: readonly State[]): void {
  const firstState = fields.getIn(["states", 0])
  if (firstState === undefined || states.some(state => state === firstState)) return
  fields.set("states", fields.createNode(states.slice(0, 1), { flow: true }))
}

function setOfficeAddressState(fields: Document): void {
  const [address, state] = [fields.getIn(["office", "address"]), fields.get("state")]
  if (typeof address === "string" && isState(state))
    fields.setIn(["office", "address"], address.replace(/\b(?:NSW|VIC|QLD)(?= \d{4}$)/, state))
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
