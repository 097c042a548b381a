import { render, screen, within } from "@testing-library/react"
import { PageContexts } from "../../layouts/page-contexts"
import PartnerPage from "./partner-page"

jest.mock("gatsby", () => ({
  graphql: () => null,
  useStaticQuery: jest.requireActual<{ useSiteData: unknown }>("../../testing/example-firm").useSiteData,
}))

/** Renders the page of the partner `name`, whose visitors call the number `phone`. */
async function renderPartnerPage(name: string, phone: string | null) {
  const page = {
    ...{ path: "/partners/a-partner", slug: "a-partner", name, phone, palette: "ink" },
    ...{ heading: "Conveyancing", lead: "A lead.", layout: "no-navigation-partner", state: null, body: [] },
    referralDisclosure: "They refer clients to us and are paid nothing for it.",
  }
  const props = { data: { page } } as unknown as Parameters<typeof PartnerPage>[0]
  render(
    <PageContexts data={props.data} pageContext={{}} location={{ pathname: page.path }}>
      <PartnerPage {...props} />
    </PageContexts>,
  )
  await screen.findByRole("heading", { name: "Talk to us" })
  return within(screen.getByRole("main"))
}

test.each([
  ["Sale by Home Owner", "SHO"],
  ["Harbour Home Loans", "HHL"],
  ["Northside Realty", "NR"],
])("the logo of %s shows %s beside the name", async (name, emails) => {
  const page = await renderPartnerPage(name, null)
  expect(page.getByText(name)).toHaveTextContent(emails + name)
})

test("the layout for partners says on whose behalf the page speaks, and names the partner", async () => {
  await renderPartnerPage("Northside Realty", null)
  expect(screen.getByText("with Northside Realty")).toBeVisible()
  expect(screen.getByRole("contentinfo")).toHaveTextContent(
    "This page speaks for Example Law only. It’s for people who come to us from Northside Realty.",
  )
})

test("the page discloses the arrangement, and shows the partner's own number", async () => {
  const page = await renderPartnerPage("Northside Realty", "1300 111 222")
  expect(page.getByRole("note")).toHaveTextContent("They refer clients to us and are paid nothing for it.")
  expect(page.getByRole("link", { name: "What happens to your details" })).toHaveAttribute(
    "href",
    "/privacy-policy-collection-statement-a-partner",
  )
  expect(page.getByRole("link", { name: "1300 111 222" })).toHaveAttribute("href", "tel:1300111222")
})
