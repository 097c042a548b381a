import { render, screen } from "@testing-library/react"
import { getTextsByRole } from "../../testing/get-texts"
import { StateEnd } from "./state-end"

const nothing = {
  state: "VIC",
  costs: null,
  page: { buyingStages: [], sellingStages: [], offices: [] },
  guides: [],
  places: [],
} as const

test("a state's stages are listed in their order, first of buying, then of selling, then its other guides, its offices and its places", () => {
  render(
    <StateEnd
      {...nothing}
      page={{
        buyingStages: [1, 2].map(n => ({ path: `/blogs/vic/stage-${n}`, heading: `Stage ${n}: read part ${n}` })),
        sellingStages: [{ path: "/blogs/vic/selling-stage-1", heading: "Selling, stage 1" }],
        offices: [{ path: "/victoria/geelong", name: "Geelong" }],
      }}
      guides={[{ path: "/vic-buy-search-costs", heading: "Search costs" }]}
      places={[{ path: "/lp/torquay-conveyancing", name: "Torquay", region: "Surf Coast" }]}
    />,
  )
  expect(getTextsByRole("heading")).toEqual([
    "Buying, stage by stage",
    "Selling, stage by stage",
    "More about Victoria",
    "Our offices",
    "Places",
  ])
  const [stages] = screen.getAllByRole("list")
  expect(stages?.tagName).toBe("OL")
  expect(getTextsByRole("link", stages)).toEqual(["Read part 1", "Read part 2"])
  expect(screen.getByRole("link", { name: "Torquay Surf Coast" })).toHaveAttribute("href", "/lp/torquay-conveyancing")
})

test("a place in a region of the same name is named once", () => {
  render(<StateEnd {...nothing} places={[{ path: "/lp/logan-conveyancing", name: "Logan", region: "Logan" }]} />)
  expect(screen.getByRole("link")).toHaveTextContent(/^Logan$/)
})

test("what a state does not have gets no title", () => {
  render(<StateEnd {...nothing} />)
  expect(screen.queryByRole("heading")).toBeNull()
})
