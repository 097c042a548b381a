import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data"

/** The browsers we support: Browserslist's name of each, then MDN's. */
const BROWSERS = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
  samsung: "samsunginternet_android",
} as const
type Browser = keyof typeof BROWSERS

export type OldestBrowser = { browser: Browser; version: string }

/** An API that's missing in the oldest version of at least one browser we support. */
export type NewerApi = {
  /** The global that it's a member of, such as `URL`, `Array` or `Intl.Locale`; empty if it's a global itself. */
  owner: string
  name: string
  /** Whether it's called on the owner itself, as `canParse` is. MDN doesn't say so for built-in objects. */
  isStatic: boolean
  missingIn: string
}

export type BrowserApis = {
  newer: readonly NewerApi[]
  /** Methods that a script's text shows by name alone: pages use their objects, and no older API has the name. */
  byName: ReadonlyMap<string, NewerApi>
}

/** The web API objects that pages use. Methods of other objects are called on what their own global created. */
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

const NOT_AT_HAND = ["Iterator", "SharedArrayBuffer", "AsyncIterator", "DisposableStack", "AsyncDisposableStack"]

/** MDN's name for `(?<=…)` and `(?<!…)`. A browser without them can't parse a script that has one in a literal. */
export const LOOKBEHIND = "lookbehind_assertion"

const isSupportedBrowserName = (name: string): name is Browser => name in BROWSERS

/**
 * The oldest version of each. @throws Error if an entry isn't `browser >= version`, or its browser isn't in `BROWSERS`.
 */
export const parseBrowserslist = (browserslist: readonly string[]): OldestBrowser[] =>
  browserslist.map(entry => {
    const [, browser = "", version = ""] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? []
    if (!isSupportedBrowserName(browser))
      throw new Error(`"${entry}" isn't "browser >= version" for one of ${Object.keys(BROWSERS).join(", ")}`)
    return { browser, version }
  })

/** The APIs that are too new for our `browserslist`. */
export function readUnsupportedBrowserApis(): BrowserApis {
  const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync("package.json", "utf8"))
  const data: CompatData = createRequire(`${process.cwd()}/package.json`)("@mdn/browser-compat-data")
  return findUnsupportedBrowserApis(data, parseBrowserslist(browserslist))
}

export function findUnsupportedBrowserApis(
  { api, javascript }: Pick<CompatData, "api" | "javascript">,
  oldest: readonly OldestBrowser[],
): BrowserApis {
  const lookbehind = listCompatFeatures(javascript.regular_expressions)[LOOKBEHIND] ?? {}
  const { Intl, ...builtins } = listCompatFeatures(javascript.builtins)
  const inIntl = Object.entries(listCompatFeatures(Intl)).map(([name, feature]) => [`Intl.${name}`, feature] as const)
  const owners = [...Object.entries(builtins), ...inIntl, ...Object.entries(listCompatFeatures(api))]
  const newer: NewerApi[] = []
  const missingLookbehind = listBrowsersWithoutFeature(lookbehind, oldest)
  if (missingLookbehind) newer.push({ owner: "", name: LOOKBEHIND, isStatic: true, missingIn: missingLookbehind })
  const commonNames = new Set<string>()
  for (const [path, owner] of owners) {
    const missingOwner = listBrowsersWithoutFeature(owner, oldest)
    const at = path.lastIndexOf(".")
    const own = { owner: path.slice(0, Math.max(at, 0)), name: path.slice(at + 1), isStatic: true }
    if (missingOwner) newer.push({ ...own, missingIn: missingOwner })
    for (const [key, feature] of Object.entries(listCompatFeatures(owner))) {
      // Skips the constructor, which has its owner's name, and the keys that aren't members: events and details of
      // options.
      if (key === own.name || !/^[a-zA-Z]+\d*(?:_static)?$/.test(key)) continue
      const name = key.replace(/_static$/, "")
      const missingIn = listBrowsersWithoutFeature(feature, oldest)
      if (!missingIn) commonNames.add(name)
      else newer.push({ owner: path, name, isStatic: name !== key, missingIn })
      if (missingIn && path === "Window") newer.push({ owner: "", name, isStatic: true, missingIn })
    }
  }
  const isUsedByPages = ({ owner, isStatic }: NewerApi) =>
    !isStatic && (AT_HAND.includes(owner) || (owner in builtins && !NOT_AT_HAND.includes(owner)))
  const byName = new Map(newer.filter(isUsedByPages).map(one => [one.name, one]))
  for (const name of commonNames) byName.delete(name)
  return { newer, byName }
}

type Feature = Identifier & { __compat?: CompatStatement }

const listCompatFeatures = ({ __compat, ...features }: Feature = {}): Record<string, Feature> =>
  features as Record<string, Feature>

function listBrowsersWithoutFeature({ __compat: compat }: Feature, oldest: readonly OldestBrowser[]): string {
  if (!compat) return ""
  return oldest
    .filter(({ browser, version }) => !isSupportedInVersion([compat.support[BROWSERS[browser]] ?? []].flat(), version))
    .map(({ browser, version }) => `${browser} ${version}`)
    .join(", ")
}

/** Whether a version supports a feature without a prefix, another name or a setting. */
const isSupportedInVersion = (statements: readonly SimpleSupportStatement[], version: string): boolean =>
  statements.some(
    ({ flags, prefix, alternative_name, version_added, version_removed }) =>
      !flags &&
      !prefix &&
      !alternative_name &&
      isVersionAtLeast(version, version_added) &&
      !isVersionAtLeast(version, version_removed),
  )

/** Whether `version` is `other` or newer. MDN writes `≤37` if it doesn't know an earlier version, and `20.0` for 20. */
const isVersionAtLeast = (version: string, other: string | boolean | null | undefined): boolean =>
  typeof other === "string" &&
  other !== "preview" &&
  version.localeCompare(other.replace(/≤|(?:\.0)+$/g, ""), "en", { numeric: true }) >= 0
