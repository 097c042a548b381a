import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import type { Answer } from "../../domain/own-contract/findings"
import type { PageReading } from "../../domain/own-contract/pages"
import type { State } from "../../domain/states"
import { createRandomNumberGenerator } from "../chances"
import { drawValues } from "./draw-values"

/** What's expected of an item, as in `src/testing/contracts/README.md`, which explains the whole format. */
export interface ExpectedData {
  page?: string | number
  value?: string
  answer?: Answer
}

interface PageKeys {
  id?: string
  columns?: readonly number[]
  size?: number
  twoColumns?: boolean
  watermark?: string
  reading?: PageReading
  hasMarks?: boolean
  hasHiddenValues?: boolean
}

interface PageData extends PageKeys {
  text?: string
  use?: string
  /** Only for shared pages: what each contract that uses it expects of it. */
  expected?: Readonly<Record<string, ExpectedData>>
}

/** A file of `src/testing/contracts`. */
export interface ContractData {
  state: State | "none"
  about: string
  font?: string
  size?: number
  header?: string
  footer?: string
  values?: Readonly<Record<string, string>>
  blankable?: readonly string[]
  pages: readonly PageData[]
  expected: Readonly<Record<string, ExpectedData>>
}

/** A page whose placeholders are filled in. */
export interface FilledPage extends PageKeys {
  text: string
}

export interface ExpectedAnswer {
  answer: Answer
  /** Index in `pages`. */
  entry?: number
  value?: string
}

/** A contract with all that's filled in: one case of a test. */
export interface FilledContract {
  /** Of the file, with the seed: `nsw-02 seed 3`. */
  name: string
  state: State | undefined
  font: string
  size: number
  header: string
  footer: string
  pages: readonly FilledPage[]
  expected: ReadonlyMap<string, ExpectedAnswer>
}

const BLANK_CHANCE = 1 / 3

const listPlaceholders = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map(([, name = ""]) => name)

/** Throws if a placeholder has no value, so that a typing mistake isn't taken for a blank. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)(?::([^}]*))?\}/g, (placeholder, name: string, blank?: string) => {
    if (name === "page" || name === "pages") return placeholder
    const value = values[name]
    if (value === undefined) throw new Error(`no value for {${name}}`)
    return value || (blank ?? "")
  })
}

function expect(
  { page, value, answer }: ExpectedData,
  pages: readonly PageData[],
  values: Readonly<Record<string, string>>,
): ExpectedAnswer {
  const entry = typeof page === "string" ? pages.findIndex(({ id }) => id === page) : (page ?? 0) - 1
  if (page !== undefined && !pages[entry]) throw new Error(`there's no page ${page}`)
  const isBlank = value !== undefined && listPlaceholders(value).some(name => !values[name])
  const result = isBlank ? "blank" : (answer ?? "found")
  return {
    answer: result,
    ...(page !== undefined && { entry }),
    ...(value !== undefined && result === "found" && { value: fill(value, values) }),
  }
}

/**
 * Fills in a contract. The same seed gives the same values; seed 0 has no blanks but those the file gives.
 *
 * @throws Error if it names a page or a value that isn't there.
 */
export function fillContract(
  name: string,
  data: ContractData,
  sharedPages: Readonly<Record<string, PageData>>,
  seed = 0,
): FilledContract {
  const chance = createRandomNumberGenerator(seed)
  const values: Record<string, string> = { ...drawValues(data.state, chance), ...data.values }
  if (seed > 0) for (const blank of data.blankable ?? []) if (chance() < BLANK_CHANCE) values[blank] = ""
  const pages = data.pages.map(({ use, ...page }) => {
    if (use === undefined) return page
    const shared = sharedPages[use]
    if (!shared) throw new Error(`${name}: there's no shared page ${use}`)
    return { ...shared, id: use, ...page }
  })
  const expected = new Map<string, ExpectedAnswer>()
  pages.forEach((page, at) => {
    for (const [item, answer] of Object.entries(page.expected ?? {}))
      if (!expected.has(item)) expected.set(item, expect({ page: at + 1, ...answer }, pages, values))
  })
  for (const [item, answer] of Object.entries(data.expected)) expected.set(item, expect(answer, pages, values))
  return {
    name: seed === 0 ? name : `${name} seed ${seed}`,
    state: data.state === "none" ? undefined : data.state,
    font: data.font ?? "Arial, Helvetica",
    size: data.size ?? 10,
    header: fill(data.header ?? "", values),
    footer: fill(data.footer ?? "", values),
    pages: pages.map(({ text = "", expected: _, ...page }) => ({ ...page, text: fill(text, values) })),
    expected,
  }
}

const SHARED_PAGES = "shared-pages.yaml"

/** Reads all contracts of a folder, such as `src/testing/contracts`, by the names of their files. */
export function readContracts(folder: string): (seed?: number) => FilledContract[] {
  const readYaml = (file: string): unknown => parse(readFileSync(join(folder, file), "utf8"))
  const files = readdirSync(folder).filter(file => file.endsWith(".yaml"))
  const sharedPages = (files.includes(SHARED_PAGES) ? readYaml(SHARED_PAGES) : {}) as Record<string, PageData>
  const contracts = files
    .filter(file => file !== SHARED_PAGES)
    .sort()
    .map(file => ({ name: file.replace(".yaml", ""), data: readYaml(file) as ContractData }))
  return (seed = 0) => contracts.map(({ name, data }) => fillContract(name, data, sharedPages, seed))
}
