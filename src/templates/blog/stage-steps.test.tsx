import { render, screen } from "@testing-library/react"
import { getTextsByRole } from "../../testing/get-texts"
import { StageSteps } from "./stage-steps"

const stages = ["Stage 1: get ready", "Stage 2: sign", "Stage 4: settle"].map(heading => ({
  path: `/blogs/nsw/${heading.slice(0, 7)}`,
  heading,
}))

test("the head of a stage lists all stages in order, numbered and by name", () => {
  render(<StageSteps here="/blogs/nsw/Stage 2" stages={stages} />)
  expect(getTextsByRole("link", screen.getByRole("navigation", { name: "All stages" }))).toEqual([
    "1 Get ready",
    "2 Sign",
    "3 Settle",
  ])
})

test("an article that isn't about a stage has no list of stages", () => {
  const { container } = render(<StageSteps here="/blogs/stamp-duty" stages={[]} />)
  expect(container).toBeEmptyDOMElement()
})
