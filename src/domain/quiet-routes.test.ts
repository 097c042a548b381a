import { paths } from "./paths"
import { isQuietPage } from "./quiet-routes"

const ID = "aaaaaaaaaaaaaaaaaaaaaaaa"

test.each([
  paths.requestAQuote,
  paths.offer(ID),
  paths.thankYou(ID),
  paths.landingThankYou(ID),
  paths.sorry(ID),
  "/contact-us/thank-you",
  "/feedback/thank-you",
  "/is-this-really-us",
  "/privacy-policy-collection-statement-acme",
])("a quote, thank-you, legal or fraud page such as %s is quiet", path => {
  expect(isQuietPage(path)).toBe(true)
})

test.each(["/", "/contact-us", "/feedback", "/buying", "/lp/sydney-conveyancing", "/blogs/privacy-policy", "/quotes"])(
  "%s is not quiet",
  path => {
    expect(isQuietPage(path)).toBe(false)
  },
)
