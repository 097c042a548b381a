import { parseDocument, Scalar, type Document } from "yaml"
import { isState, STATE_NAMES, STATES, type State } from "../../src/domain/states"
import type { ContentType } from "../../src/gatsby/content-types/content-type"
import { splitFrontMatter } from "../../src/gatsby/content-types/parse-fields"
import { buildTitlePlaceholder, buildDescriptionPrompt } from "../../src/gatsby/placeholders"

/** What the example names that is not there: another article, an offer, a page. */
const NAMES_NOTHING = { related: [], offer: undefined, stage: undefined }

/** Longer ones don't fit into a title of 45 characters. */
const LONGEST_NAME = 22

const FIRST_COMMENT = /^# Copy this file.*\n/m

const UNLISTED =
  " While this line is here, search engines are asked not to list the page. Take it out when the words are yours."

type Example = {
  text: string
  /** Those in which the firm acts. */
  states: readonly State[]
}

/** The text of a kind's example as the text of an entry of its own: named after `slug`, and not a duplicate of any other. */
export function fillExample(type: ContentType, slug: string, { text: example, states }: Example): string {
  const { kind, format, page, inner } = type
  const name = getName(slug)
  const own = withName(name, example.replace(FIRST_COMMENT, ""))
  const { head, body } = (format === "mdx" ? splitFrontMatter(own) : null) ?? { head: own, body: "" }
  const fields = parseDocument(head)
  for (const [field, value] of Object.entries(NAMES_NOTHING)) if (fields.has(field)) replace(fields, field, value)
  if (fields.has("name")) fields.set("name", name)
  if (inner) fields.setIn([inner.field, "title"], `${shortenName(name)} and your details`)
  if (fields.has("title")) fields.set("title", page ? buildTitlePlaceholder(kind, shortenName(name)) : `About ${name}`)
  if (page) {
    fields.set("heading", buildTitlePlaceholder(kind, name))
    fields.set("description", buildDescriptionPrompt(kind, shortenName(name)))
    setState(fields, kind, { slug, states })
    if (kind !== "landing") markUnlisted(fields)
  }
  setStates(fields, states)
  setAddress(fields)
  const text = fields.toString({ lineWidth: 0 })
  return format === "mdx" ? `---\n${text}---\n${body.replaceAll("(/example)", "(/)")}` : text
}

/** The example with the new name wherever it calls itself Example City or the like. */
function withName(name: string, example: string): string {
  const [, ofExample = ""] = /^name: (.+)$/m.exec(example) ?? []
  return ofExample ? example.replaceAll(ofExample, name) : example
}

function replace(fields: Document, field: string, value: unknown): void {
  if (value === undefined) fields.delete(field)
  else fields.set(field, value)
}

/**
 * A state's page is about the state of its name, and an article about the state of its folder, or of none. Any other is about
 * the example's state where the firm acts in it, and about the firm's first state otherwise.
 */
function setState(fields: Document, kind: string, { slug, states }: { slug: string; states: readonly State[] }): void {
  const state = STATES.find(state => STATE_NAMES[state].slug === slug || slug.startsWith(`${state.toLowerCase()}/`))
  if (state && fields.has("state")) fields.set("state", state)
  else if (kind === "blog") fields.delete("state")
  else if (fields.has("state") && !states.some(state => state === fields.get("state"))) fields.set("state", states[0])
}

/** The example's person is in one state; where the firm doesn't act in it, the new one is in the firm's first. */
function setStates(fields: Document, states: readonly State[]): void {
  const firstState = fields.getIn(["states", 0])
  if (firstState === undefined || states.some(state => state === firstState)) return
  fields.set("states", fields.createNode(states.slice(0, 1), { flow: true }))
}

/** An office's address is in the state that its page is about. */
function setAddress(fields: Document): void {
  const [address, state] = [fields.getIn(["office", "address"]), fields.get("state")]
  if (typeof address === "string" && isState(state))
    fields.setIn(["office", "address"], address.replace(/\b(?:NSW|VIC|QLD)(?= \d{4}$)/, state))
}

function markUnlisted(fields: Document): void {
  const key = new Scalar("index")
  key.commentBefore = UNLISTED
  fields.delete("index")
  fields.set(key, false)
}

/** `byron-bay` as Byron Bay, `nsw/stage-4` as NSW Stage 4. */
const getName = (slug: string): string =>
  slug
    .split(/[/-]/)
    .map(word => STATES.find(state => state.toLowerCase() === word) ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")

/** At most that many characters, whole words where there are several. */
function shortenName(name: string): string {
  if (name.length <= LONGEST_NAME) return name
  const cut = name.slice(0, LONGEST_NAME + 1)
  return cut.includes(" ") ? cut.slice(0, cut.lastIndexOf(" ")) : cut.slice(0, LONGEST_NAME)
}
