import { PERSON_QUESTIONS, type Question } from "../job/questions"
import { isObject, type Answers } from "../parse/wire"

/** An object without a prototype, so that a field named `__proto__` is refused like any unknown field. */
const createFieldsObject = (): Answers => Object.create(null)

/** Puts `text` at `path`. A name sent twice, or both as a field and as a group, becomes a list, which every question refuses. */
function setFormFieldText(fields: Answers, [name = "", ...rest]: readonly string[], text: string): void {
  const existing = fields[name]
  if (rest.length === 0) fields[name] = existing === undefined ? text : [existing, text]
  else {
    const group = existing === undefined ? createFieldsObject() : existing
    if (isObject(group)) setFormFieldText(group, rest, text)
    fields[name] = isObject(group) ? group : [group, text]
  }
}

/** The tick box "I don't know yet" beside a price. */
function convertUnknownPriceToNull(fields: Answers): Answers {
  const { priceUnknown, ...others } = fields
  if (priceUnknown === undefined) return fields
  if (priceUnknown === "yes") return { ...others, price: null }
  return priceUnknown === "no" || priceUnknown === "" ? others : fields
}

type Entries = readonly [string, string][]

/** The names of the boxes that begin ticked. Each has a hidden `no`, which is sent when the box isn't ticked. */
const TICKED_BOXES = Object.entries(PERSON_QUESTIONS).flatMap(([name, { otherwise }]: [string, Question]) =>
  otherwise === true ? [name] : [],
)

function removeHiddenCheckboxValue(entries: Entries, box: string): Entries {
  const others = entries.filter(([name, text]) => name !== box || text !== "no")
  const hasAnswer = others.length === entries.length || others.some(([name]) => name === box)
  return hasAnswer ? others : [...others, [box, "no"]]
}

/** The most parts in a dotted name, as in `sale.contractDate.day`. A name with more dots isn't split, and is refused as unknown. */
const DEEPEST = 3

/**
 * Converts form-encoded fields to what JSON requests send: `sale.price` becomes an object, `priceUnknown` a null price.
 */
export function parseFormFields(entries: Iterable<[string, string]>): unknown {
  const fields = createFieldsObject()
  for (const [name, text] of TICKED_BOXES.reduce(removeHiddenCheckboxValue, [...entries])) {
    const path = name.split(".")
    setFormFieldText(fields, path.length > DEEPEST ? [name] : path, text)
  }
  if (isObject(fields.sale)) fields.sale = convertUnknownPriceToNull(fields.sale)
  return convertUnknownPriceToNull(fields)
}
