import { readdirSync, readFileSync } from "node:fs"
import * as v from "valibot"
import { LEAD_TYPES } from "../../../src/leads/core/event"

const fieldSchema = v.strictObject({
  /** Where it goes in the tool's payload: keys and places in lists, with dots between. */
  to: v.string(),
  /** What the tool calls the type of that field. */
  type: v.string(),
  /** Path of ours, such as `data.request.email`. */
  from: v.optional(v.string()),
  /** Instead of a path: a text that may name paths in braces. */
  text: v.optional(v.string()),
  /** The most characters that the tool takes; the rest is cut. */
  max: v.optional(v.number()),
  /** True for a field that the firm adds to the tool itself. */
  own: v.optional(v.boolean(), false),
})

const messageSchema = v.strictObject({
  name: v.string(),
  event: v.picklist(LEAD_TYPES),
  /** `text`: the tool wants every value as a text. */
  values: v.picklist(["text", "json"]),
  /** What stands for a value that isn't known. Without it the field is left out. */
  missing: v.optional(v.literal("")),
  /** The start of `to` that the tool's own screens don't show. */
  strip: v.optional(v.string(), ""),
  /** How the tool's own screens write a path, around `*`. */
  wrap: v.optional(v.string(), "*"),
  /** True where fields are the columns of a row. */
  columns: v.optional(v.boolean(), false),
  fields: v.pipe(v.array(fieldSchema), v.minLength(1)),
  /** JSON Schema of the payload, as the tool's documentation describes it. */
  format: v.record(v.string(), v.unknown()),
  /** What our example event becomes, written by hand in that format. */
  payload: v.unknown(),
})

const receiverSchema = v.strictObject({
  tool: v.string(),
  /** Where the format is from, and the day on which it was compared. */
  documentation: v.pipe(
    v.array(v.strictObject({ url: v.pipe(v.string(), v.url()), checked: v.pipe(v.string(), v.isoDate()) })),
    v.minLength(1),
  ),
  messages: v.pipe(v.array(messageSchema), v.minLength(1)),
})

export type Field = v.InferOutput<typeof fieldSchema>

/** One payload for a tool, made of one kind of event. */
export type Message = v.InferOutput<typeof messageSchema>

/** A tool that leads are passed on to, and which of our fields goes where there. */
export type Receiver = v.InferOutput<typeof receiverSchema>

/** The receivers that are described in this folder, by the name of their file. @throws when one is described wrongly. */
export const RECEIVERS: Readonly<Record<string, Receiver>> = Object.fromEntries(
  readdirSync(__dirname)
    .filter(file => file.endsWith(".json"))
    .map(file => [
      file.replace(".json", ""),
      v.parse(receiverSchema, JSON.parse(readFileSync(`${__dirname}/${file}`, "utf8"))),
    ]),
)
