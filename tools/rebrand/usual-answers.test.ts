import { folderWith } from "../../src/testing/folder-with"
import { usualAnswers } from "./usual-answers"

const SITE = `name: Yarra Conveyancing
abn: "51 824 753 556"
url: https://www.yarra.example
phone: 03 5550 0123
email: hello@yarra.example
address: 1 Queen Street, Geelong VIC 3220
description: Yarra Conveyancing helps people buy and sell property in Victoria. See your itemised price before you say who you are.
product: home-conveyancing
productTitle: Conveyancing
hours: { timeZone: Australia/Melbourne, days: [Monday, Friday], fromMinute: 510, toMinute: 1020 }
states:
  - state: VIC
    as: licensed conveyancer
    registration: { register: Business Licensing Authority, number: "012345" }
    practitioner: conveyancer
colours: ["#0e6a69"]
legalLine: Ours.
`

const period = (purchase: number, sale: number) => ({
  amounts: { purchase: { amount: purchase }, sale: { amount: sale }, strata: { amount: 110 } },
})

/** Content with this file of the firm, and fees of two periods: its own in Victoria, and the sample's in New South Wales. */
function contentWith(site: string): string {
  const fees = JSON.stringify({ periods: [period(1000, 900), period(1100, 990)] })
  return folderWith({ "site.yaml": site, "fees/our-fees-vic.json": fees, "fees/our-fees-nsw.json": fees })
}

test("what a firm answered before is in its file and its fees; a sentence that was made of it is made anew", () => {
  expect(usualAnswers(contentWith(SITE))).toEqual({
    name: "Yarra Conveyancing",
    abn: "51 824 753 556",
    url: "https://www.yarra.example",
    phone: "03 5550 0123",
    email: "hello@yarra.example",
    address: "1 Queen Street, Geelong VIC 3220",
    colours: ["#0e6a69"],
    hours: { days: ["Monday", "Friday"], from: "8:30", to: "17:00" },
    product: { slug: "home-conveyancing", title: "Conveyancing" },
    states: [
      {
        state: "VIC",
        as: "licensed conveyancer",
        practitioner: "conveyancer",
        registration: { register: "Business Licensing Authority", number: "012345" },
      },
    ],
    fees: { VIC: { purchase: "1100", sale: "990" } },
  })
})

test("the firm's own description is offered again", () => {
  const site = SITE.replace(/^description: .*$/m, "description: We read contracts.")
  expect(usualAnswers(contentWith(site)).description).toBe("We read contracts.")
})

test("nothing of the sample is an answer", () => {
  const sample = SITE.replace("51 824 753 556", "00 000 000 000")
  expect(Object.values(usualAnswers(contentWith(sample))).filter(one => one !== undefined)).toEqual([])
})
