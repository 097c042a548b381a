import { createGraphqlTypeResolvers } from "./create-resolvers"

type OfPlace = { considerations: { resolve: (place: object) => unknown } }

const ofTypes: Record<string, object> = createGraphqlTypeResolvers(
  () => () => Promise.reject(new Error("no picture is asked for")),
)
const ofPlace = ofTypes["Place"] as OfPlace

const resolvePoints = (considerations: unknown) => ofPlace.considerations.resolve({ considerations })

test("the points of a place say what was read", () => {
  const toPoint = (url: string) => ({
    point: "It floods.",
    source: { name: "A source, mapping on floods", url, checked: "2026-11-21" },
  })
  const [council, firm, asks] = [
    toPoint("https://www.glebe.nsw.gov.au/"),
    toPoint("https://firm.example/"),
    { point: "It may." },
  ]
  expect(resolvePoints([council, firm, asks])).toEqual([
    { ...council, source: { ...council.source, read: "office" } },
    { ...firm, source: { ...firm.source, read: "copy", setBy: "mapping on floods" } },
    asks,
  ])
})

test("points that are still being written stay as they are", () => {
  expect(resolvePoints("It floo")).toBe("It floo")
  expect(resolvePoints([{ point: "It floods.", source: null }])).toEqual([{ point: "It floods.", source: null }])
})
