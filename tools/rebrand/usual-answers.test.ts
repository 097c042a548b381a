import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { createTemporaryFolder } from "../../src/testing/build-folder"
import { parseRebrandAnswers } from "./answers"
import { readDefaultRebrandAnswers } from "./usual-answers"
import { updateSiteYamlWithAnswers } from "./write-site"

const yaml = readFileSync(join(__dirname, "firms/victoria.yaml"), "utf8")
const result = parseRebrandAnswers(yaml)
if (!result.ok) throw new Error(JSON.stringify(result.problems))
const SITE = updateSiteYamlWithAnswers("legalLine: Ours.\n", result.value)

const buildFeePeriod = (purchase: number, sale: number) => ({
  amounts: { purchase: { amount: purchase }, sale: { amount: sale }, strata: { amount: 110 } },
})

/** Two fee periods: the firm's own in Victoria, the sample's in New South Wales. */
function createContentFolder(site: string): string {
  const fees = JSON.stringify({ periods: [buildFeePeriod(1000, 900), buildFeePeriod(1100, 990)] })
  return createTemporaryFolder({ "site.yaml": site, "fees/our-fees-vic.json": fees, "fees/our-fees-nsw.json": fees })
}

test("what a firm answered before is in its file and its fees; a sentence that was made of it is made anew", () => {
  const { mark: _mark, ...answers } = parse(yaml)
  expect(readDefaultRebrandAnswers(createContentFolder(SITE))).toEqual({
    ...answers,
    fees: { VIC: { purchase: 1100, sale: 990, strata: 110 } },
  })
})

test("the firm's own description is offered again", () => {
  const site = SITE.replace(/^description: .*$/m, "description: We read contracts.")
  expect(readDefaultRebrandAnswers(createContentFolder(site)).description).toBe("We read contracts.")
})

test("nothing of the sample is an answer", () => {
  const sample = SITE.replace("51 824 753 556", "00 000 000 000")
  expect(
    Object.values(readDefaultRebrandAnswers(createContentFolder(sample))).filter(one => one !== undefined),
  ).toEqual([])
})
