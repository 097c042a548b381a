/** What a rule declares, in its order: the property as in JavaScript, and its value. */
export type Declarations = Readonly<Record<string, string | number>>

/** Two declarations that one after the other mean the same as a single one, where `as` gives its value. */
type Pair = {
  first: string
  second: string
  property: string
  /** Null where they can't be said as one. */
  as: (first: string | number, second: string | number) => string | number | null
}

type Value = string | number

const ifSame = (a: Value, b: Value): Value | null => (a === b ? a : null)

/** A value of one part: two of them would be those of two sides. */
const isOne = (value: Value): boolean => !/\s/.test(String(value))

const sides = (box: "margin" | "padding"): Pair[] => [
  { first: `${box}Left`, second: `${box}Right`, property: `${box}Inline`, as: ifSame },
  { first: `${box}Top`, second: `${box}Bottom`, property: `${box}Block`, as: ifSame },
]

/** As theme-ui writes out `px`, `py`, `mx`, `my`, and a line in a colour of the theme. */
const PAIRS: readonly Pair[] = [
  ...sides("margin"),
  ...sides("padding"),
  {
    first: "border",
    second: "borderColor",
    property: "border",
    as: (line, colour) => (/^\S+ \S+$/.test(String(line)) && isOne(colour) ? `${line} ${colour}` : null),
  },
]

/**
 * The same declarations in fewer words, for a page has them all in its HTML: opposite sides with the same value as one, and a line
 * with its colour. Only neighbours are joined, so none changes its place among the others. Text runs from left to right
 * and from top to bottom on every page, so inline and block are what they were.
 */
export function joined(declarations: Declarations): Record<string, Value> {
  const entries = Object.entries(declarations)
  const result: [string, Value][] = []
  for (const [property, value] of entries) {
    const [before, beforeValue] = result.at(-1) ?? []
    const pair = PAIRS.find(({ first, second }) => first === before && second === property)
    const one = pair && beforeValue !== undefined ? pair.as(beforeValue, value) : null
    if (pair && one !== null) result.splice(-1, 1, [pair.property, one])
    else result.push([property, value])
  }
  return Object.fromEntries(result)
}
