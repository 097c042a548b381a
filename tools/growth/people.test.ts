import { createTemporaryFolder } from "../../src/testing/build-folder"
import { findPeopleMissingFromPages } from "./people"

// That people are added is proven by the check itself, which would miss them on the pages.
test("whoever is missing from the page about the firm, or from their office's, is told", () => {
  const ana = "<p>Ana Wattle</p>"
  const site = createTemporaryFolder({ "about-us.html": ana, "victoria/ballarat.html": ana })
  expect(findPeopleMissingFromPages(site, null)).toEqual(["about-us.html does not show Ben Banksia."])
  expect(findPeopleMissingFromPages(site, "ballarat")).toEqual(["about-us.html does not show Ben Banksia."])
  expect(findPeopleMissingFromPages(site, "cairns")).toEqual([
    "about-us.html does not show Ben Banksia.",
    "cairns.html does not show Ana Wattle.",
  ])
})
