import { render, screen } from "@testing-library/react"
import { EmbedExample } from "./embed-example"

const SHOWN = {
  ...({ tool: "key-dates", partner: "acme", firm: 'Law & "Co"' } as const),
  ...{ site: "https://www.example.com", host: "www.acme.example" },
}

function createElementFromLine(line: string | null): Element | null {
  const box = document.createElement("div")
  box.innerHTML = line ?? ""
  return box.childElementCount === 1 ? box.firstElementChild : null
}

test("the first line is the script with the partner and the tool, which is there itself, and the second a frame with a title", () => {
  const { container } = render(<EmbedExample {...SHOWN} />)
  const [script, frame] = screen.getAllByRole("code").map(({ textContent }) => createElementFromLine(textContent))
  expect(script?.tagName).toBe("SCRIPT")
  expect(script).toHaveAttribute("src", "https://www.example.com/embed.js")
  expect(script).toHaveAttribute("data-partner", "acme")
  expect(script).toHaveAttribute("data-tool", "key-dates")
  const own = container.querySelector("script")
  expect(own).toHaveAttribute("src", "/embed.js")
  expect({ ...own?.dataset }).toEqual({ partner: "acme", tool: "key-dates" })
  expect(frame?.tagName).toBe("IFRAME")
  expect(frame).toHaveAttribute("title", 'Key dates when you buy or sell, by Law & "Co"')
  expect(frame).toHaveAttribute("src", "https://www.example.com/embed/acme/key-dates?page=https://www.acme.example/")
})
