import * as v from "valibot"
import type { Kind } from "../../domain/content/choices"
import {
  listSchemaFields,
  hasSchemaRule,
  unwrapOptionalSchema,
  isDaySchema,
  isPictureSchema,
  getListItemSchema,
  getContentKindLinkedByText,
  getSchemaRuleLimit,
  listPicklistOptions,
} from "../../domain/content/schema-shape"

/** Labels of fields whose names a writer wouldn't understand. Other labels are made from the field's name. */
const LABELS: Readonly<Record<string, string>> = {
  abn: "ABN",
  alt: "Alternative text",
  askIfHelpful: "Ask if it was helpful",
  bst: "Buying or selling",
  canonical: "Canonical address",
  colorMode: "Colour mode",
  drawing: "Drawing",
  gray: "Grey",
  publishFrom: "Published from",
  index: "Listed by search engines",
  lat: "Latitude",
  lng: "Longitude",
  url: "Web address",
}

/** Hints for fields whose schema only describes the format. */
const HINTS: Readonly<Record<string, string>> = {
  askIfHelpful: "on: the page ends with the question whether it was helpful",
  canonical: "the page that says the same and should be listed instead, such as /buying",
  checked: "the day on which you compared this with the source",
  checkAgain: "the day on which someone must do so again",
  colorMode: "leave it empty to follow the visitor's choice",
  from: "the first day",
  needs: "shown only if the firm is this; leave it empty for every firm",
  newAddress: "such as /blogs/nsw/cooling-off; the old address and all links then lead there. Empty it to go back",
  on: "the day whose rates and fees count",
  draft: "on: only previews show the page",
  publishFrom: "the first day; leave it empty to publish at once",
  supports:
    "headings of this page below which the source says what's so; at least one, unless a figure names the source",
  related: "the end of an article's address, such as nsw/stage-4-cooling-off",
  until: "the last day",
}

/** A field in Decap CMS's configuration (https://decapcms.org/docs/widgets/, read 2026-11-21). */
export type EditorField = {
  name: string
  label: string
  widget: string
  fields?: EditorField[]
  field?: EditorField
} & Record<string, unknown>

export const PROBLEMS_WIDGET = "problems"

/** The first field of each form, which lists the problems. It's never saved. */
export const PROBLEMS: EditorField = { name: "problems", label: "To fix", widget: PROBLEMS_WIDGET, required: false }

export const BODY_WIDGET = "body"

/** A list of entries in Decap CMS's configuration: the files of a folder, or single files. */
export type Collection = {
  name: string
  /** `preview` says whether the form has a preview of the entry's page beside it. */
  editor: { preview: boolean }
  folder?: string
  fields?: EditorField[]
  files?: ({ name: string; file: string } & { fields: EditorField[] })[]
} & Record<string, unknown>

/** Fields whose texts are longer than a line. */
const LONG_TEXTS =
  "answer check closing description items lead legalLine meaning opening point referralDisclosure summary terms text".split(
    " ",
  )

const THOUSANDTHS = 0.001

/** `isFree` is true inside an optional group, since Decap would require the group's fields even if the group is left out. */
export function buildEditorField(name: string, field: v.GenericSchema, isFree = false): EditorField {
  const { schema, isOptional, standard } = unwrapOptionalSchema(field)
  const free = isFree || isOptional
  const mayBeEmpty = free || (schema.type === "array" && !getSchemaRuleLimit(schema, "min_length"))
  return {
    name,
    label: getEditorFieldLabel(name),
    ...chooseFieldWidget(name, schema, free),
    hint: HINTS[name] ?? getEmptyFieldMessage(schema),
    required: mayBeEmpty ? false : undefined,
    default: standard,
  }
}

export const buildEditorFields = (schema: v.GenericSchema, isFree = false): EditorField[] =>
  listSchemaFields(schema).map(([name, entry]) => buildEditorField(name, entry, isFree))

export const getEditorFieldLabel = (name: string): string => LABELS[name] ?? formatFieldNameAsLabel(name)

const formatFieldNameAsLabel = (name: string): string => {
  const words = name.replace(/[A-Z]/g, capital => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Matches the parts of a message about the file format, which don't matter in a form. */
const OF_FILES = /^(?:a list|true or false|one of|a real day).*|, in quotes|, without quotes/

/** The schema's message for an empty field. Undefined for groups, whose fields have their own messages. */
function getEmptyFieldMessage(schema: v.GenericSchema): string | undefined {
  if (schema.type === "strict_object" || getSelectableContentKind(schema)) return undefined
  return v.safeParse(schema, undefined).issues?.[0].message.replace(OF_FILES, "") || undefined
}

type Widget = { widget: string } & Record<string, unknown>

/** @throws TypeError for a type of schema that no content kind uses yet. */
function chooseFieldWidget(name: string, schema: v.GenericSchema, isFree: boolean): Widget {
  switch (schema.type) {
    case "strict_object":
      return { widget: "object", collapsed: isFree, fields: buildEditorFields(schema, isFree) }
    case "array":
      return buildListWidget(name, getListItemSchema(schema))
    case "picklist":
      return { widget: "select", options: listPicklistOptions(schema) }
    case "boolean":
      return { widget: "boolean" }
    case "number":
      return buildNumberWidget(schema)
    case "string":
      return chooseWidgetForTextField(name, schema)
    default:
      throw new TypeError(`the editor knows no field for ${name}: ${schema.type}`)
  }
}

/** Builds the widget of a list. The fields of its items are required even in an optional list, since the writer has added the item. */
function buildListWidget(name: string, item: v.GenericSchema): Widget {
  if (item.type === "strict_object") return { widget: "list", fields: buildEditorFields(item) }
  if (item.type === "picklist") return { widget: "select", multiple: true, options: listPicklistOptions(item) }
  const kind = getSelectableContentKind(item)
  if (kind) return { ...buildRelationWidget(kind), multiple: true }
  return { widget: "list", summary: `{{fields.${name}}}`, field: buildEditorField(name, item) }
}

function buildNumberWidget(schema: v.GenericSchema): Widget {
  const isWhole = hasSchemaRule(schema, "integer")
  return {
    widget: "number",
    value_type: isWhole ? "int" : "float",
    min: getSchemaRuleLimit(schema, "min_value"),
    max: getSchemaRuleLimit(schema, "max_value"),
    step: isWhole ? 1 : THOUSANDTHS,
  }
}

export const DAY = { widget: "datetime", format: "YYYY-MM-DD", date_format: "YYYY-MM-DD", time_format: false } as const

function chooseWidgetForTextField(name: string, schema: v.GenericSchema): Widget {
  if (isDaySchema(schema)) return DAY
  const kind = getSelectableContentKind(schema)
  if (kind) return buildRelationWidget(kind)
  if (isPictureSchema(schema)) return { widget: "image", choose_url: false }
  return { widget: LONG_TEXTS.includes(name) ? "text" : "string" }
}

/** Articles aren't offered to choose from, since they're in several folders: writers type their names. */
function getSelectableContentKind(schema: v.GenericSchema): Kind | undefined {
  const kind = getContentKindLinkedByText(schema)
  return kind === "place" || kind === "offer" ? kind : undefined
}

const buildRelationWidget = (kind: Kind): Widget => ({
  widget: "relation",
  collection: kind,
  search_fields: ["title"],
  display_fields: ["title"],
  value_field: "{{slug}}",
})
