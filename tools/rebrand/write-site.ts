import { isNode, parseDocument, visit, type Document } from "yaml"
import { STATE_FEATURES } from "../../src/domain/state-features"
import { type State, STATE_NAMES } from "../../src/domain/states"
import { formatList } from "../../src/domain/format-list"
import { getAddressState, type Answers } from "./answers"

/** The line at the foot of every page, until the firm writes its own. */
const LEGAL_LINE = "This is general information and isn’t advice about your own matter."

/**
 * Returns the text of `content/site.yaml` with the firm's answers. Other fields stay, and so do comments that aren't
 * about the sample.
 */
export function writeSite(yaml: string, answers: Answers): string {
  const document = parseDocument(yaml)
  for (const [name, value] of Object.entries(buildFields(answers)))
    if (value === undefined) document.delete(name)
    else document.set(name, document.createNode(value))
  // Removes only the sample's lines, not the firm's own.
  for (const name of ["legalLine", "licence"]) if (isOfSample(document.get(name))) document.delete(name)
  if (!document.has("legalLine")) document.set("legalLine", LEGAL_LINE)
  removeSampleComments(document)
  return document.toString({ lineWidth: 0 })
}

const isOfSample = (value: unknown): boolean => typeof value === "string" && /\bsample\b/i.test(value)

function buildFields(answers: Answers): Record<string, unknown> {
  const { hours, product, description, legalName, mark: _mark, fees: _fees, ...same } = answers
  const state = getAddressState(answers.address)
  return {
    ...same,
    legalName: legalName === answers.name ? undefined : legalName,
    description: description ?? buildDescription(answers),
    ...(product && { product: product.slug, productTitle: product.title }),
    hours: {
      timeZone: STATE_FEATURES[state ?? "NSW"].capital.timeZone,
      days: hours.days,
      fromMinute: hours.from,
      toMinute: hours.to,
    },
  }
}

/** Builds the default description for search engines from the answers. */
export function buildDescription({ name, states }: { name: string; states: readonly { state: State }[] }): string {
  const stateNames = formatList(states.map(({ state }) => STATE_NAMES[state].name))
  return `${name} helps people buy and sell property in ${stateNames}. See your itemised price before you say who you are.`
}

function removeSampleComments(document: Document): void {
  const own = (comment: string | null | undefined): string | null =>
    !comment || /sample/i.test(comment) ? null : comment
  document.commentBefore = own(document.commentBefore)
  visit(document, (_, node) => {
    if (!isNode(node)) return
    node.commentBefore = own(node.commentBefore)
    node.comment = own(node.comment)
  })
}
