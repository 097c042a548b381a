import { icons as lucide } from "@iconify-json/lucide"
import { getIconData } from "@iconify/utils/lib/icon-set/get-icon"
import * as v from "valibot"
import {
  ABOUT_A_STATE,
  ATTRIBUTE_REFERENCES,
  type AuthorComponentName,
  authorComponents,
  COMPONENTS_WITH_CHILDREN,
  ONCE_ON_A_PAGE,
  isAuthorComponent,
} from "../../domain/content/author-components"
import { type BodyNode, type BodyProps, getBodyText } from "../../domain/content/body-tree"
import { formatDidYouMean } from "../../domain/content/did-you-mean"
import { checkContentFields } from "../../domain/content/field-problems"
import { getTermKey } from "../../domain/content/glossary"
import { parseIconName, isOwnIcon } from "../../domain/icons/icon-name"
import { getNodeLine, type MarkdownNode, getInnerMarkdown } from "./markdown-node"
import { addBodyProblem, checkAndRecordLink, type Notes } from "./notes"

type PictureProps = v.InferOutput<typeof authorComponents.Picture>

/** Builds the node of an author component, with checked attributes and its children. Any other tag is reported as a problem. */
export function buildComponentNode(node: MarkdownNode, children: BodyNode[], notes: Notes): BodyNode[] {
  const name = node.name ?? ""
  const reportTag = (message: string) => addBodyProblem(notes, node, `<${name}>: ${message}`)
  if (!isAuthorComponent(name)) {
    reportTag(describeUnknownTag(name))
    return []
  }
  if (children.length > 0 && !COMPONENTS_WITH_CHILDREN.includes(name))
    reportTag(`can't have anything inside; write <${name} ... />`)
  const attributes = readTagAttributes(node, reportTag)
  if (!attributes) return []
  const result = checkContentFields(authorComponents[name], attributes)
  if (!result.ok) {
    for (const { field, message } of result.problems) reportTag(`${field}: ${message}`)
    return []
  }
  const props: BodyProps = Object.fromEntries(Object.entries(result.value).filter(([, value]) => value !== undefined))
  if (ABOUT_A_STATE.some(one => one === name)) props["state"] ??= notes.state
  const key = [name, props["group"], props["kind"], props["sample"]].join(" ")
  if (ONCE_ON_A_PAGE.includes(name) && notes.components.has(key))
    reportTag("is above already, and a page has it once; take one out")
  notes.components.add(key)
  recordLinksAndReferences(name, props, getNodeLine(node), notes)
  if (isUnknownIcon(props["icon"]))
    reportTag(`icon: the Lucide set has no ${String(props["icon"])}; see lucide.dev/icons`)
  if (name === "Term" && props["meaning"] === undefined)
    notes.references.push({ line: getNodeLine(node), kind: "term", slug: getTermKey(getBodyText(children)) })
  if (name === "Example") props["source"] = getInnerMarkdown(node, notes.source)
  return [[name, Object.keys(props).length > 0 ? props : null, ...children]]
}

const isUnknownIcon = (icon: unknown): boolean =>
  typeof icon === "string" && !isOwnIcon(icon) && getLucideIconDrawing(icon) === null

export function describeUnknownTag(name: string): string {
  const componentNames = Object.keys(authorComponents)
  const suggestion = formatDidYouMean(name, componentNames)
  if (/^[A-Z]/.test(name)) return `no such component${suggestion || `; use one of ${componentNames.join(", ")}`}`
  return `HTML is not used in content${suggestion || "; write Markdown, or paste the words without their formatting"}`
}

/** Reads the attributes of a tag as they're written. Null if one of them is code. */
export function readTagAttributes(
  node: MarkdownNode,
  reportTag: (message: string) => void,
): Record<string, unknown> | null {
  const attributes = node.attributes ?? []
  const code = attributes.filter(
    ({ type, value }) => type !== "mdxJsxAttribute" || (typeof value === "object" && value),
  )
  for (const { name } of code)
    reportTag(
      typeof name === "string" ? `${name}: write the value in quotes, without braces` : "braces are not used here",
    )
  if (code.length > 0) return null
  return Object.fromEntries(attributes.map(({ name, value }) => [String(name), value ?? true]))
}

function recordLinksAndReferences(name: AuthorComponentName, props: BodyProps, line: number, notes: Notes): void {
  if (typeof props["href"] === "string") checkAndRecordLink(props["href"], line, notes)
  if (isPicture(name, props)) notes.references.push({ line, kind: "picture", slug: props.file, use: props.width })
  const reference = ATTRIBUTE_REFERENCES[name]
  const slug = reference && props[reference.attribute]
  if (reference && slug !== undefined) notes.references.push({ line, kind: reference.kind, slug: String(slug) })
}

const isPicture = (name: AuthorComponentName, props: BodyProps): props is PictureProps =>
  name === "Picture" && v.is(authorComponents.Picture, props)

/** The contents of an icon's svg element, by the icon's full name. Null if the Lucide set doesn't have that icon. */
export function getLucideIconDrawing(fullName: string): string | null {
  const iconName = parseIconName(fullName)
  if (iconName?.prefix !== lucide.prefix) return null
  const { icons, aliases = {} } = lucide
  const hasIcon = Object.hasOwn(icons, iconName.name) || Object.hasOwn(aliases, iconName.name)
  return hasIcon ? (getIconData(lucide, iconName.name)?.body ?? null) : null
}
