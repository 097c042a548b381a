import { parseIsoDate } from "../../domain/iso-date"
import { getBuildDay } from "../build-run"
import {
  hasPublishingDays,
  explainLinkToUnpublishedPage,
  getPublishingDays,
  showsHiddenPages,
  getHiddenPageReason,
} from "./publishing"

const today = parseIsoDate("2027-07-01")

test.each([
  [{}, null],
  [{ draft: false }, null],
  [{ draft: true, publishFrom: "2027-07-02" }, "Draft"],
  [{ publishFrom: "2027-07-01" }, null],
  [{ publishFrom: "2027-07-02" }, "Published from 2 July 2027"],
  [{ until: "2027-07-01" }, null],
  [{ until: "2027-06-30" }, "Published until 30 June 2027"],
  [{ publishFrom: "2027-06-01", until: "2027-07-01" }, null],
])("a page with %j says %j on 1 July 2027: both days are included", (fields, notice) => {
  expect(getHiddenPageReason(fields, today)).toBe(notice)
})

test("a page without any of the three doesn't depend on the day", () => {
  const hasPageDays = (fields: object) => hasPublishingDays({ page: {} }, { ...fields })
  expect([{}, { draft: false }, { title: "x" }].some(hasPageDays)).toBe(false)
  expect([{ draft: true }, { publishFrom: "2020-01-01" }, { until: "2030-01-01" }].every(hasPageDays)).toBe(true)
  // An offer also has a first and a last day, but its node always exists: the page decides whether to show it.
  expect(hasPublishingDays({ page: null }, { until: "2030-01-01" })).toBe(false)
})

test.each([
  [{ NODE_ENV: "production", CONTEXT: "production" }, false],
  [{ NODE_ENV: "production" }, false],
  [{ NODE_ENV: "production", CONTEXT: "deploy-preview" }, true],
  [{ NODE_ENV: "production", CONTEXT: "branch-deploy" }, true],
  [{ NODE_ENV: "development" }, true],
])("with %j, pages that aren't published are shown: %s", (variables, isShown) => {
  expect(showsHiddenPages(variables)).toBe(isShown)
})

test("the day of a build is Sydney's, not London's", () => {
  expect(getBuildDay(new Date("2027-06-30T14:00:00Z"))).toBe("2027-07-01")
  expect(getBuildDay(new Date("2027-06-30T13:59:00Z"))).toBe("2027-06-30")
})

test.each([
  [{}, {}, null],
  [{}, { draft: true }, "is a draft"],
  [{ draft: true }, { draft: true }, null],
  [{}, { publishFrom: "2027-07-01" }, null],
  [{}, { publishFrom: "2027-07-02" }, "isn't published before 2 July 2027"],
  [{ publishFrom: "2027-07-02" }, { publishFrom: "2027-07-02" }, null],
  [{ publishFrom: "2027-07-02" }, { publishFrom: "2027-07-03" }, "isn't published before 3 July 2027"],
  [{}, { until: "2027-12-31" }, "is published until 31 December 2027 only"],
  [{ until: "2027-12-31" }, { until: "2027-12-31" }, null],
  [{ until: "2028-01-01" }, { until: "2027-12-31" }, "is published until 31 December 2027 only"],
  [{ until: "2027-06-30" }, { draft: true }, null],
])("a page with %j that leads to one with %j is missed as %j", (page, target, why) => {
  expect(explainLinkToUnpublishedPage(getPublishingDays(page), getPublishingDays(target), today)).toBe(why)
})
