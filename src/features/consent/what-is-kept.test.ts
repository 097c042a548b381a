import { globSync, readFileSync } from "node:fs"
import { TAG_COOKIES } from "../../lib/tags/google"

/** Each file that keeps something in the browser, and its keys. A new one belongs here and on the page about cookies. */
const KEEPERS: Record<string, readonly string[]> = {
  "src/features/lead-forms/lead-draft.tsx": ["draft:contact-form", "draft:feedback-form", "draft:unsubscribe-form"],
  "src/features/popup/popup-host.tsx": ["draft:popup-shown", "popup-dismissed"],
  "src/features/quote/interactive/draft.ts": ["draft:quote"],
  "src/features/quote/request-store.ts": ["draft:submitted"],
  "src/lib/build-watch/watch-page-loads.ts": ["reloaded:"],
  "src/lib/attribution/attribution.ts": ["attribution"],
  "src/gatsby/inline/keep-visit.ts": ["draft:visit", "draft:partner"],
  "src/lib/navigation/keep-places.ts": ["draft:place"],
  "src/lib/page-tests/run-page-test.ts": ["draft:page-tests"],
  "src/lib/color-mode.ts": ["color-mode"],
  "src/lib/consent.ts": ["consent"],
  "src/lib/enquiry.ts": ["draft:enquiry:"],
}

/** The wrappers by which others keep things. */
const WRAPPERS = ["src/lib/local-record.ts", "src/lib/session-draft.ts"]

const keeps = (file: string) => /\b(?:keepDraft|keepRecord|setItem)\(/.test(readFileSync(file, "utf8"))
const found = globSync("src/**/*.{ts,tsx}")
  .filter(file => !/\.test\.tsx?$/.test(file) && keeps(file))
  .sort()

test("the files that keep something in the browser are known", () => {
  expect(found).toEqual([...Object.keys(KEEPERS), ...WRAPPERS].sort())
})

test("the page about cookies lists every key that is kept, and no other", () => {
  const rows = readFileSync("content/pages/cookies.mdx", "utf8").match(/^\| `.*$/gm) ?? []
  const listed = rows.flatMap(row => [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, key]) => key))
  expect(listed.sort()).toEqual([...Object.values(KEEPERS).flat(), ...TAG_COOKIES].sort())
})

test("the site sets no cookie of its own", () => {
  const setters = globSync("src/**/*.{ts,tsx}").filter(
    file => !/\.test\.tsx?$/.test(file) && /document\.cookie =/.test(readFileSync(file, "utf8")),
  )
  expect(setters).toEqual(["src/lib/tags/google.ts"])
})
