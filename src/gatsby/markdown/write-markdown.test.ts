import { renderLlmsTxt } from "./write-markdown"

const firm = { name: "Smith & Sons", description: "Fixed fees.", url: "https://www.example.com" }
const guides = [
  { path: "/blogs/vic/stage-1", heading: "Stage 1", lead: "Read it first.", state: "VIC" },
  { path: "/blogs/stamp-duty", heading: "Stamp duty", lead: "What it costs.", state: null },
] as const

test("the guides are listed as Markdown, those of every state first, and the other pages as they are", () => {
  const pages = [{ path: "/calculator", heading: "Calculator", description: "Your costs." }]
  expect(renderLlmsTxt({ firm, guides, pages }).split("\n\n")).toEqual([
    "# Smith & Sons",
    "> Fixed fees.",
    expect.stringMatching(/last checked/),
    "## Guides",
    "- [Stamp duty](https://www.example.com/blogs/stamp-duty.md): What it costs.",
    "## Victoria",
    "- [Stage 1](https://www.example.com/blogs/vic/stage-1.md): Read it first.",
    "## Pages and calculators",
    "- [Calculator](https://www.example.com/calculator): Your costs.\n",
  ])
})

test("a firm without guides has no heading for them", () => {
  expect(renderLlmsTxt({ firm, guides: [], pages: [] })).not.toContain("##")
})
