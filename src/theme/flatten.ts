/** A style object as theme-ui's `css` gives it: properties (`null`: not set here), nested selectors and at-rules. */
export type StyleObject = { [key: string]: string | number | null | StyleObject }

/** Rules in source order, with every nested selector written out, grouped under their at-rule. */
export type FlatRule = { at: string | null; selector: string; declarations: Record<string, string | number> }

const nestedIn = (key: string, selector: string): string => key.replaceAll("&", selector)

/**
 * `style` of `selector` as rules without nesting, so that browsers without CSS nesting can read them.
 *
 * @throws RangeError for a nested selector without `&`, which would mean something else in each tool.
 */
export function flatten(selector: string, style: StyleObject, at: string | null = null): FlatRule[] {
  const own: FlatRule = { at, selector, declarations: {} }
  const nested: FlatRule[] = []
  for (const [key, value] of Object.entries(style)) {
    if (value === null) continue
    if (typeof value !== "object") own.declarations[key] = value
    else if (key.startsWith("@")) nested.push(...flatten(selector, value, key))
    else if (key.includes("&")) nested.push(...flatten(nestedIn(key, selector), value, at))
    else throw new RangeError(`write & in the nested selector ${key} of ${selector}`)
  }
  return Object.keys(own.declarations).length > 0 ? [own, ...nested] : nested
}
