import * as v from "valibot"
import { findMostSimilarPlaces, listPlacesTooAlike } from "./places-alike"

const createPlace = (slug: string, lead: string, description: string, ...points: [point: string, check: string][]) => ({
  slug,
  name: slug,
  council: `${slug} council`,
  region: "Western Region",
  waterAuthority: "Western Water",
  titleRegistry: "Land Registry",
  lead,
  description,
  considerations: points.map(([point, check]) => ({ point, check })),
})

const glebe = createPlace(
  "glebe",
  "Terraces here share their walls, so what a neighbour built may stand on your land.",
  "Buying a terrace in glebe? See whose wall it is before you sign.",
  ["Many walls are party walls.", "Read the survey and the easements on the title of glebe council."],
)

/** A page as someone would write it by find and replace. */
const renamed = v.parse(v.looseObject({}), JSON.parse(JSON.stringify(glebe).replaceAll("glebe", "burwood")))

const airlie = createPlace(
  "airlie",
  "A cyclone can reach the coast in summer. Ask what the house was built to stand.",
  "Buying in airlie? See how to learn of cyclone ratings, storm tides and insurance.",
  ["Storm tides flood low streets.", "Look up the hazard map and ask an insurer for a price before you sign."],
)

test("a page that was copied with other names is wholly like the first, and both are not listed", () => {
  expect(findMostSimilarPlaces([glebe, renamed])).toEqual([
    { slug: "burwood", nearest: "glebe", likeness: 1, listed: false },
    { slug: "glebe", nearest: "burwood", likeness: 1, listed: false },
  ])
  expect(listPlacesTooAlike([airlie, glebe, renamed])).toEqual(new Set(["burwood", "glebe"]))
})

test("pages that somebody wrote for their place are far from alike, and listed", () => {
  // They only share "buying in", "see" and "before you sign", so one or two of about fifty runs.
  const [first] = findMostSimilarPlaces([glebe, airlie])
  expect(first?.likeness).toBeLessThan(0.1)
  expect(listPlacesTooAlike([glebe, airlie])).toEqual(new Set())
})

test("a copy to which one point was added is still too alike", () => {
  const [point] = airlie.considerations
  const more = { ...glebe, slug: "enmore", considerations: [...glebe.considerations, point] }
  expect(listPlacesTooAlike([glebe, more])).toEqual(new Set(["glebe", "enmore"]))
})

test.each(["selling", "apartments"])("what a place says in %s makes it differ too", field => {
  const own = "Ask the owners for every permit, drawing and warranty that came with the boatshed and its slipway."
  const other = "Find out how high the garage is, since the canal has come over its banks twice in ten winters."
  const [alike] = findMostSimilarPlaces([
    { ...glebe, [field]: own },
    { ...renamed, [field]: other },
  ])
  expect(alike?.likeness).toBeLessThan(1)
})

test("a place alone has no sibling to be like", () => {
  expect(findMostSimilarPlaces([glebe])).toEqual([{ slug: "glebe", nearest: null, likeness: 0, listed: true }])
})
