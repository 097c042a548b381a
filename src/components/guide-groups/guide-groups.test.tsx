import { screen, within } from "@testing-library/react"
import type { State } from "../../domain/states"
import { showWithFirmStates } from "../../testing/load-acting-in"
import type { Guide } from "./guide-groups"

const guide = (
  heading: string,
  state: string | null,
  stage: number | null = null,
  bst: string | null = null,
): Guide => ({
  ...{ path: `/blogs/${heading}`, heading, state, stage, bst },
  subject: stage === null ? "costs" : null,
})

const show = (states: readonly State[], guides: readonly Guide[]) =>
  showWithFirmStates(states, async () => {
    const { GuideGroupLinks, GuideGroups } = await import("./guide-groups")
    return (
      <>
        <GuideGroupLinks />
        <GuideGroups guides={guides} />
      </>
    )
  })

const groups = () =>
  screen.getAllByRole("heading", { level: 2 }).map(heading => {
    const section = heading.closest("section")
    const links = section ? within(section).getAllByRole("link") : []
    return [heading, ...links].map(({ textContent }) => textContent.trim())
  })

test("a firm in one state lists all guides together, its stages first, without links to groups", async () => {
  await show(["VIC"], [guide("Fees", null), guide("Contract", "VIC", 1), guide("Duty", "VIC")])
  expect(screen.queryByRole("navigation")).toBeNull()
  expect(groups()).toEqual([["All guides", "Contract", "Fees", "Duty"]])
})

test("a firm in two states lists the guides of both, in its order", async () => {
  await show(["QLD", "NSW"], [guide("Fees", null), guide("Duty", "NSW"), guide("Titles", "QLD")])
  expect(groups()).toEqual([
    ["In every state", "Fees"],
    ["Queensland QLD", "Titles"],
    ["New South Wales NSW", "Duty"],
  ])
  const nav = within(screen.getByRole("navigation", { name: "Guides by state" }))
  expect(nav.getAllByRole("link").map(link => link.getAttribute("href"))).toEqual(["#every-state", "#qld", "#nsw"])
})

test("the stages of a sale are a list of their own, after those of a purchase", async () => {
  await show(["VIC"], [guide("Section 32", "VIC", 1, "S"), guide("Contract", "VIC", 1), guide("Signing", "VIC", 3)])
  const lists = screen.getAllByRole("list").map(list => within(list).getAllByRole("link"))
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Buying, stage by stage",
    "Selling, stage by stage",
  ])
  expect(lists.map(links => links.map(({ textContent }) => textContent?.trim()))).toEqual([
    ["Contract", "Signing"],
    ["Section 32"],
  ])
})
