import { render, screen, within } from "@testing-library/react"
import { getTextsByRole } from "../../testing/get-texts"
import { ArticleEnd } from "./article-end"

const stage = (n: number) => ({
  path: `/blogs/nsw/stage-${n}`,
  heading: `Stage ${n}`,
  state: "NSW",
})
const duty = { path: "/blogs/stamp-duty", heading: "Stamp duty", state: null }

test("an article about a stage ends with the stage before and the stage after, by their titles", () => {
  render(<ArticleEnd previous={stage(3)} next={stage(5)} related={[]} />)
  const stages = screen.getByRole("navigation", { name: "Stage by stage" })
  expect(getTextsByRole("link", stages)).toEqual(["Stage 3", "Stage 5"])
  expect(within(stages).getByRole("link", { name: "Stage 5" })).toHaveAttribute("href", "/blogs/nsw/stage-5")
})

test("a stage before or after it isn't listed again under what to read next", () => {
  render(<ArticleEnd previous={null} next={stage(2)} related={[stage(2), duty]} />)
  expect(getTextsByRole("link")).toEqual(["Stage 2", "Stamp duty"])
})

test("what to read next shows whose state it is about, if it is about one", () => {
  render(<ArticleEnd previous={null} next={null} related={[stage(2), duty]} />)
  expect(screen.getAllByText("NSW")).toHaveLength(1)
})

test("an article without stages and without related ones ends with its text", () => {
  const { container } = render(<ArticleEnd previous={null} next={null} related={[]} />)
  expect(container).toBeEmptyDOMElement()
})
