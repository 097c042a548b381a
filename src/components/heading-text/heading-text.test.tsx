import { render } from "@testing-library/react"
import { HeadingText } from "./heading-text"

test.each([
  ["Stage 4: the cooling-off period in Victoria", ["cooling-off"]],
  ["Conveyancing for Harbour Home Loans clients", ["Harbour Home Loans"]],
  ["What does a Section 32 include?", []],
])("of %j the words stay the same, and some on one line", (heading, whole) => {
  const { container } = render(<HeadingText name="Harbour Home Loans">{heading}</HeadingText>)
  expect(container).toHaveTextContent(heading)
  expect([...container.querySelectorAll("span")].map(one => one.textContent)).toEqual(whole)
})
