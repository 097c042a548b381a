import { isNode, parseDocument, visit, type Document } from "yaml"
import { STATE_FEATURES } from "../../src/domain/state-features"
import { type State, STATE_NAMES } from "../../src/domain/states"
import { formatList } from "../../src/domain/text-formats"
import { getStateFromAddress, type Answers } from "./answers"

const LEGAL_LINE = "This is general information and isn’t advice about your own matter."

/** Returns the text of `content/site.yaml` with the firm's answers. Other fields and comments stay, except the sample's. */
export function updateSiteYamlWithAnswers(yaml: string, answers: Answers): string {
  const document = parseDocument(yaml)
  for (const [name, value] of Object.entries(buildSiteFieldsFromAnswers(answers)))
    if (value === undefined) document.delete(name)
    else document.set(name, document.createNode(value))
  // Removes only the sample's lines, not the firm's own.
  for (const name of ["legalLine", "licence"]) if (mentionsSample(document.get(name))) document.delete(name)
  if (!document.has("legalLine")) document.set("legalLine", LEGAL_LINE)
  removeYamlCommentsAboutSample(document)
  return document.toString({ lineWidth: 0 })
}

const mentionsSample = (value: unknown): boolean => typeof value === "string" && /\bsample\b/i.test(value)

function buildSiteFieldsFromAnswers(answers: Answers): Record<string, unknown> {
  const { hours, product, description, legalName, mark: _mark, fees: _fees, gst: _gst, ...same } = answers
  const state = getStateFromAddress(answers.address)
  return {
    ...same,
    legalName: legalName === answers.name ? undefined : legalName,
    phones: answers.phones.length > 0 ? answers.phones : undefined,
    // Only the firm itself can say so: the sample's word goes.
    passedOnAtCost: answers.passedOnAtCost,
    description: description ?? buildFirmDescription(answers),
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
export function buildFirmDescription({ name, states }: { name: string; states: readonly { state: State }[] }): string {
  const stateNames = formatList(states.map(({ state }) => STATE_NAMES[state].name))
  return `${name} helps people buy and sell property in ${stateNames}. See your itemised price before you say who you are.`
}

function removeYamlCommentsAboutSample(document: Document): void {
  const removeSampleComment = (comment: string | null | undefined): string | null =>
    !comment || /sample/i.test(comment) ? null : comment
  document.commentBefore = removeSampleComment(document.commentBefore)
  visit(document, (_, node) => {
    if (!isNode(node)) return
    node.commentBefore = removeSampleComment(node.commentBefore)
    node.comment = removeSampleComment(node.comment)
  })
}
