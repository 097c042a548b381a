import { render, screen, within } from "@testing-library/react"
import { People } from "./people"

const ana = {
  name: "Ana Wattle",
  role: "licensed conveyancer",
  states: ["NSW", "QLD"],
  registrations: [{ register: "NSW Fair Trading", number: "0011223" }],
  languages: ["Vietnamese", "Greek"],
  offices: [{ name: "Sydney", path: "/new-south-wales/sydney" }],
  summary: "Reads contracts before you sign.",
  portrait: { alt: "Ana at her desk", image: { width: 400, height: 400, images: { fallback: { src: "/ana.jpg" } } } },
} as const
const ben = {
  name: "Ben Banksia",
  role: "paralegal",
  states: ["VIC"],
  registrations: [],
  languages: [],
  offices: [],
} as const

test("each person is named with role, states and registration, so that a visitor can look them up", () => {
  render(<People title="Our people" people={[ana, ben]} />)
  expect(screen.getByRole("heading", { level: 2, name: "Our people" })).toBeInTheDocument()
  const [first, second, ...more] = screen.getAllByRole("listitem")
  expect(more).toEqual([])
  expect(first).toHaveTextContent(/Licensed conveyancer NSW ?QLD/)
  expect(first).toHaveTextContent("NSW Fair Trading: 0011223")
  expect(first).toHaveTextContent("Also speaks Vietnamese and Greek")
  const within1 = within(first ?? document.body)
  expect(within1.getByRole("link", { name: "Sydney" })).toHaveAttribute("href", "/new-south-wales/sydney")
  expect(within1.getByRole("img", { name: "Ana at her desk" })).toHaveAttribute("loading", "lazy")
  expect(second).toHaveTextContent(/^Ben BanksiaParalegal VIC$/)
})
