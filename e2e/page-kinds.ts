import { paths } from "../src/domain/paths"

/** One page of each kind that the build makes. */
export const PAGE_KINDS = [
  { kind: "home", path: paths.home },
  { kind: "general page", path: paths.page("conveyancing") },
  { kind: "state", path: paths.state("NSW") },
  { kind: "city", path: paths.city("NSW", "sydney") },
  { kind: "place", path: paths.place("sydney", "conveyancing") },
  { kind: "article", path: paths.blog("nsw/stage-4-cooling-off") },
  { kind: "list of articles", path: paths.blogs },
  { kind: "landing page", path: paths.landing("conveyancing") },
  { kind: "partner", path: paths.partner("sale-by-home-owner") },
  { kind: "quote form", path: paths.requestAQuote },
  { kind: "contact form", path: paths.contactUs },
  { kind: "feedback form", path: paths.feedback },
  { kind: "calculator", path: paths.page("calculator") },
  { kind: "key-dates calendar", path: paths.page("calendar") },
  { kind: "search costs", path: paths.page("nsw-buy-search-costs") },
  { kind: "device report", path: paths.page("device") },
  { kind: "component library", path: paths.page("component-library") },
  { kind: "page that is not found", path: "/no-such-page" },
] as const
