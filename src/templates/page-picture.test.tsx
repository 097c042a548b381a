import { render, screen } from "@testing-library/react"
import * as v from "valibot"
import { buildExampleQuote } from "../gatsby/answers/examples"
import { contentTypes } from "../gatsby/content-types"
import type { ContentType } from "../gatsby/content-types/content-type"

jest.mock("gatsby", () => ({
  graphql: ([query]: TemplateStringsArray) => query,
  Link: ({ to, children }: { to: string; children: React.ReactNode }) => <a href={to}>{children}</a>,
}))
jest.mock("../layouts/site-data", () => jest.requireActual("../testing/example-firm"))

/** Gatsby's data for a picture of 1600 by 640 pixels. */
const gatsbyImageData = {
  width: 1600,
  height: 640,
  images: {
    sources: [{ srcSet: "/a.avif 480w", sizes: "100vw", type: "image/avif" }],
    fallback: { src: "/a.jpg", srcSet: "/a.jpg 480w", sizes: "100vw" },
  },
}

/** An entry with the fields of every content type, and a picture. */
const page = {
  ...{ path: "/x", slug: "x", title: "A page", description: "A page.", heading: "A page", lead: "A lead." },
  ...{ layout: "default", state: "NSW", index: true, body: [], checked: "2026-11-21", checkAgain: null, sources: [] },
  picture: { alt: "Headlands above a still sea", image: { childImageSharp: { gatsbyImageData } } },
  ...{ name: "Glebe", lat: -33.88, lng: 151.19, region: "Inner West", council: "City of Sydney", postcodes: ["2037"] },
  ...{ waterAuthority: "Sydney Water", titleRegistry: "The registry", considerations: [], nearby: [], otherPlaces: [] },
  example: { price: 900_000, on: "2026-11-21", property: "house" },
  workedCost: buildExampleQuote({ side: "buying", state: "NSW", price: 900_000, on: "2026-11-21" }),
  workedSale: { side: "selling", state: "NSW", price: 900_000, totals: { totalCents: null } },
  ...{
    office: { address: "1 Example Street", phone: "1300 975 707" },
    placesNear: [],
    nearestOffice: null,
    costs: null,
  },
  ...{ palette: "ink", phone: null, referralDisclosure: "They are paid nothing for it.", variant: null },
  ...{ allStages: [], previousStage: null, nextStage: null, related: [] },
  ...{ buyingStages: [], sellingStages: [], guides: [], searches: [], offices: [], places: [] },
}

/** True if a file of this type may have a picture. The schema itself is asked, with a picture name that can't exist. */
const takesPicture = ({ schema }: ContentType): boolean => {
  const { issues = [] } = v.safeParse(schema, { picture: 1 })
  return issues.some(({ path }) => path?.[0].key === "picture" && path[0].origin === "value")
}

const withPicture = contentTypes.flatMap(type =>
  type.page && takesPicture(type) ? [[type.kind, type.page.template] as const] : [],
)

test("every kind of page takes a picture", () => {
  expect(withPicture.map(([kind]) => kind)).toEqual(["page", "state", "city", "landing", "place", "blog", "partner"])
})

test.each(withPicture)("a %s that names a picture opens with it", async (_kind, template) => {
  const { default: Template, query } = await import(`./${template}`)
  expect(query).toContain("...PagePicture")
  const { container } = render(<Template data={{ page }} pageContext={{ index: true }} />)
  const picture = await screen.findByRole("img", { name: "Headlands above a still sea" })
  expect(picture).toHaveAttribute("width", "1600")
  expect(picture).toHaveAttribute("height", "640")
  expect(picture).toHaveAttribute("loading", "eager")
  const heading = screen.getByRole("heading", { level: 1 })
  expect(picture.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(container.querySelectorAll("picture")).toHaveLength(1)
})
