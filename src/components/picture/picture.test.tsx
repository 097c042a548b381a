import { render, screen, within } from "@testing-library/react"
import { TextPicture } from "./picture"

const image = {
  width: 1280,
  height: 720,
  images: {
    sources: [{ srcSet: "/coast.avif 480w", sizes: "100vw", type: "image/avif" }],
    fallback: { src: "/coast.png", srcSet: "/coast.png 480w", sizes: "100vw" },
  },
}

test("a picture in a text keeps its room, waits until it's near, and has its caption", () => {
  render(<TextPicture image={image} alt="A coast" width="text" caption="The coast in the morning." />)
  const figure = screen.getByRole("figure")
  const picture = within(figure).getByRole("img", { name: "A coast" })
  expect(picture).toHaveAttribute("width", "1280")
  expect(picture).toHaveAttribute("height", "720")
  expect(picture).toHaveAttribute("loading", "lazy")
  expect(within(figure).getByText("The coast in the morning.").tagName).toBe("FIGCAPTION")
})

test("the browser is offered the best format first, and never an inline style, which the page's policy forbids", () => {
  const { container } = render(<TextPicture image={image} alt="A coast" width="wide" />)
  const [first, last] = container.querySelectorAll("picture > *")
  expect(first).toHaveAttribute("type", "image/avif")
  expect(last?.tagName).toBe("IMG")
  expect(container.querySelector("[style]")).toBeNull()
  expect(container.querySelector("figcaption")).toBeNull()
})
