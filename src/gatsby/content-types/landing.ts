import { landingSchema } from "../../domain/content/page-schemas"
import { LANDING_THANK_YOU_ROUTE, paths } from "../../domain/paths"
import { contentType, refersTo } from "./content-type"

export const landing = contentType({
  kind: "landing",
  typeName: "LandingPage",
  home: { folder: "landing" },
  format: "mdx",
  schema: landingSchema,
  page: {
    template: "landing/landing-page",
    url: slug => paths.landing(slug),
    metadata: () => ({ thankYouPageRoute: LANDING_THANK_YOU_ROUTE }),
  },
  references: ({ offer }) => refersTo("offer", "offer", offer),
})
