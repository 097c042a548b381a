import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data"

/** Browserslist's names of the browsers that we support, with MDN's. */
const BROWSERS = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
  samsung: "samsunginternet_android",
} as const
type Browser = keyof typeof BROWSERS

/** The oldest version of a browser that we support. */
export type OldestBrowser = { browser: Browser; version: string }

/** What some browser of ours doesn't have in its oldest version. */
export type NewerApi = {
  /** The global that has it, such as `URL`, `Array` or `Intl.Locale`; empty for what's a global itself. */
  owner: string
  /** Such as `canParse` or `toSorted`. */
  name: string
  /** True for what's the owner's own alone, as `canParse` is; of built-in objects MDN doesn't tell. */
  isStatic: boolean
  /** The browsers that don't have it: `safari 15.4, samsung 20`. */
  missingIn: string
}

export type BrowserApis = {
  newer: readonly NewerApi[]
  /** Those that a script may call by their name alone: methods of what pages have at hand, whose name nothing older has. */
  byName: ReadonlyMap<string, NewerApi>
}

/** What pages have at hand of the web's APIs: methods of the others are called on what their own global made. */
const AT_HAND = [
  ...["AbortSignal", "Animation", "Blob", "CSSStyleSheet", "DOMTokenList", "Document", "Element", "Event", "File"],
  ...["EventTarget", "FormData", "HTMLDialogElement", "HTMLElement", "HTMLFormElement", "HTMLInputElement", "Headers"],
  ...[
    "History",
    "Location",
    "Navigator",
    "Node",
    "NodeList",
    "Performance",
    "Range",
    "Request",
    "Response",
    "Selection",
  ],
  ...["Storage", "URL", "URLSearchParams", "Window"],
]

/** Built-in objects whose methods have the names of much else: `take`, `grow`, `use`. */
const NOT_AT_HAND = ["Iterator", "SharedArrayBuffer", "AsyncIterator", "DisposableStack", "AsyncDisposableStack"]

/** MDN's name of `(?<=…)` and `(?<!…)`: a script with one in a literal isn't read at all where it's missing. */
export const LOOKBEHIND = "lookbehind_assertion"

const isBrowser = (name: string): name is Browser => name in BROWSERS

/**
 * The oldest versions in a browserslist.
 *
 * @throws Error for an entry that isn't `browser >= version`, or of a browser that isn't in `BROWSERS`.
 */
export const parseBrowserslist = (browserslist: readonly string[]): OldestBrowser[] =>
  browserslist.map(entry => {
    const [, browser = "", version = ""] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? []
    if (!isBrowser(browser))
      throw new Error(`"${entry}" isn't "browser >= version" for one of ${Object.keys(BROWSERS).join(", ")}`)
    return { browser, version }
  })

/** MDN's data on the browsers in our `browserslist`: one list for the source, the built scripts and the journey without them. */
export function readBrowserApis(): BrowserApis {
  const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync("package.json", "utf8"))
  const data: CompatData = createRequire(`${process.cwd()}/package.json`)("@mdn/browser-compat-data")
  return findNewerApis(data, parseBrowserslist(browserslist))
}

/** What of the built-in objects and web APIs in `data` not all of the browsers have. */
export function findNewerApis(
  { api, javascript }: Pick<CompatData, "api" | "javascript">,
  oldest: readonly OldestBrowser[],
): BrowserApis {
  const lookbehind = listFeatures(javascript.regular_expressions)[LOOKBEHIND] ?? {}
  const { Intl, ...builtins } = listFeatures(javascript.builtins)
  const inIntl = Object.entries(listFeatures(Intl)).map(([name, feature]) => [`Intl.${name}`, feature] as const)
  const owners = [...Object.entries(builtins), ...inIntl, ...Object.entries(listFeatures(api))]
  const newer: NewerApi[] = []
  const missingLookbehind = listBrowsersWithout(lookbehind, oldest)
  if (missingLookbehind) newer.push({ owner: "", name: LOOKBEHIND, isStatic: true, missingIn: missingLookbehind })
  const commonNames = new Set<string>()
  for (const [path, owner] of owners) {
    const missingOwner = listBrowsersWithout(owner, oldest)
    const at = path.lastIndexOf(".")
    const own = { owner: path.slice(0, Math.max(at, 0)), name: path.slice(at + 1), isStatic: true }
    if (missingOwner) newer.push({ ...own, missingIn: missingOwner })
    for (const [key, feature] of Object.entries(listFeatures(owner))) {
      // The constructor has its owner's name; events and details of an option aren't members.
      if (key === own.name || !/^[a-zA-Z]+\d*(?:_static)?$/.test(key)) continue
      const name = key.replace(/_static$/, "")
      const missingIn = listBrowsersWithout(feature, oldest)
      if (!missingIn) commonNames.add(name)
      else newer.push({ owner: path, name, isStatic: name !== key, missingIn })
      if (missingIn && path === "Window") newer.push({ owner: "", name, isStatic: true, missingIn })
    }
  }
  const isAtHand = ({ owner, isStatic }: NewerApi) =>
    !isStatic && (AT_HAND.includes(owner) || (owner in builtins && !NOT_AT_HAND.includes(owner)))
  const byName = new Map(newer.filter(isAtHand).map(one => [one.name, one]))
  for (const name of commonNames) byName.delete(name)
  return { newer, byName }
}

type Feature = Identifier & { __compat?: CompatStatement }

const listFeatures = ({ __compat, ...features }: Feature = {}): Record<string, Feature> =>
  features as Record<string, Feature>

/** The browsers that lack a feature in their oldest version, in words; empty where all have it, or nothing is known. */
function listBrowsersWithout({ __compat: compat }: Feature, oldest: readonly OldestBrowser[]): string {
  if (!compat) return ""
  return oldest
    .filter(({ browser, version }) => !isSupported([compat.support[BROWSERS[browser]] ?? []].flat(), version))
    .map(({ browser, version }) => `${browser} ${version}`)
    .join(", ")
}

/** Whether a version has a feature under its own name, without a setting. */
const isSupported = (statements: readonly SimpleSupportStatement[], version: string): boolean =>
  statements.some(
    ({ flags, prefix, alternative_name, version_added, version_removed }) =>
      !flags &&
      !prefix &&
      !alternative_name &&
      isAtLeast(version, version_added) &&
      !isAtLeast(version, version_removed),
  )

/** Whether `version` is `other` or newer. MDN writes `≤37` where it knows of no earlier one, and `20.0` for 20. */
const isAtLeast = (version: string, other: string | boolean | null | undefined): boolean =>
  typeof other === "string" &&
  other !== "preview" &&
  version.localeCompare(other.replace(/≤|(?:\.0)+$/g, ""), "en", { numeric: true }) >= 0
