import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { contentOfFixtureFirm } from "../../src/testing/content-lines"
import { makeOtherFirm } from "./make-other-firm"
import { readableFile } from "../../src/testing/readable-file"

const read = (content: string, file: string) => readFileSync(join(content, file), "utf8")

test("another firm has other values everywhere, each of its kind, and what it has is good content", () => {
  const content = contentOfFixtureFirm()
  makeOtherFirm(content)
  for (const folder of ["fees", "offers", "people"])
    for (const name of readdirSync(join(content, folder)))
      expect(() => readableFile(`${folder}/${name}`, read(content, `${folder}/${name}`))).not.toThrow()
  expect(parse(read(content, "site.yaml"))).toMatchObject({
    name: "Lawyers Wattlebird",
    url: "https://another.example",
    phone: { display: "1411 086 822", tel: "1411086822" },
    email: "desk@another.example",
    hours: { timeZone: "Australia/Brisbane", days: ["Tuesday", "Wednesday", "Friday", "Saturday", "Sunday"] },
    primary: "light-coral",
    // The only one there is.
    gray: "zinc",
    states: ["QLD", "NSW", "VIC"],
  })
  const [period] = JSON.parse(read(content, "fees/our-fees-nsw.json")).periods
  // The fixture's 1,675 and 45 dollars from 1 July, with 7 more each.
  expect(period).toMatchObject({ from: "2026-07-08", until: "2027-07-07", sourceKind: "official" })
  expect(period.amounts).toMatchObject({ purchase: { amount: 1682 }, "identity-check": { amount: 52 } })
  expect(parse(read(content, "offers/fixture-offer.yaml"))).toMatchObject({
    title: "fixture offer A",
    from: "2026-08-08",
  })
  // The office after Sydney in the list of all is Wollongong.
  expect(parse(read(content, "people/ana-wattle.yaml"))).toMatchObject({
    ...{ name: "Wattle Ana", states: ["VIC", "NSW"], offices: ["wollongong"], order: 8 },
    registrations: [{ number: "0122334" }],
    picture: { file: "coast.png" },
  })
})

test("links to places follow the product of the other firm, and those to landing pages stay", () => {
  const content = contentOfFixtureFirm()
  const page = "pages/links.mdx"
  mkdirSync(join(content, "pages"), { recursive: true })
  writeFileSync(join(content, page), "[a](/lp/sydney-property-law#costs) [b](/lp/nsw-property-law)")
  makeOtherFirm(content)
  const { product } = parse(read(content, "site.yaml"))
  expect(product).not.toBe("property-law")
  expect(read(content, page)).toBe(`[a](/lp/sydney-${product}#costs) [b](/lp/nsw-property-law)`)
})

test("a value that stays as it is although there are others is told", () => {
  const content = contentOfFixtureFirm()
  writeFileSync(join(content, "site.yaml"), read(content, "site.yaml").replace("Wattlebird Lawyers\n", "aa aa\n"))
  expect(() => makeOtherFirm(content)).not.toThrow()
  writeFileSync(join(content, "offers/fixture-offer.yaml"), "title: 1\n")
  expect(() => makeOtherFirm(content)).toThrow("offers/fixture-offer.yaml: no other value was found for title")
})
