import { ANY_FIRM } from "../../src/domain/content/firm-words"
import type { RemovedTargets } from "./prune-body"
import { removeDeadReferencesFromContent, removeDeadNavigationLinks } from "./prune-entry"

const GONE: RemovedTargets = {
  page: path => path.startsWith("/partners/"),
  entry: (kind, slug) => (kind === "offer" && slug === "first-call") || (kind === "place" && slug === "sydney"),
}

test("a field that names a removed entry goes, and one of a list goes alone", () => {
  const text = `---
# The page's name.
title: A title
offer: first-call
nearby: [sydney, glebe]
canonical: /partners/first-door
---

Ask [it](/partners/first-door).
`
  const references = [
    { where: "offer", kind: "offer", slug: "first-call" },
    { where: "nearby", kind: "place", slug: "sydney" },
    { where: "nearby", kind: "place", slug: "glebe" },
  ] as const
  expect(removeDeadReferencesFromContent(text, references, GONE, ANY_FIRM)).toBe(`---
# The page's name.
title: A title
nearby: [ glebe ]
---

Ask it.
`)
})

test("a list of which nothing is left goes, and an entry that names nothing removed stays as it's written", () => {
  const sydney = { where: "nearby", kind: "place", slug: "sydney" } as const
  expect(removeDeadReferencesFromContent("name: Glebe\nnearby:\n  - sydney\n", [sydney], GONE, ANY_FIRM)).toBe(
    "name: Glebe\n",
  )
  const text = '---\ntitle:   "A title"\n---\n\nText\n'
  expect(removeDeadReferencesFromContent(text, [{ ...sydney, slug: "glebe" }], GONE, ANY_FIRM)).toBe(text)
})

test("the navigation loses links to removed pages, and columns without links, but none that another state shows", () => {
  const yaml = `header:
  - { label: Buying, path: /buying }
  - { label: Door, path: /partners/first-door }
  - { label: Sydney’s door, path: /partners/sydney, state: NSW }
footer:
  - title: Ours
    links:
      - { label: Door, path: /partners/first-door }
  - title: Pages
    links:
      - { label: Buying, path: /buying }
legal:
  - { label: Terms, path: /terms-of-use }
`
  expect(
    removeDeadNavigationLinks(yaml, GONE, { states: ["VIC"], hasLawyers: false, hasPartnerSites: false, lacks: [] }),
  ).toBe(`header:
  - { label: Buying, path: /buying }
  - { label: Sydney’s door, path: /partners/sydney, state: NSW }
footer:
  - title: Pages
    links:
      - { label: Buying, path: /buying }
legal:
  - { label: Terms, path: /terms-of-use }
`)
})
