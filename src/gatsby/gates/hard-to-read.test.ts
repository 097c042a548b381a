import { pageFile } from "../../testing/readable-file"
import { lineFor } from "../read-content"
import { hardToRead } from "./hard-to-read"

const plain = "You sign the contract. Then you pay the deposit. We check the title for you. "
const heavy =
  "Notwithstanding the aforementioned obligations, the acquisition of proprietary interests necessitates " +
  "comprehensive investigation of encumbrances, statutory notifications and jurisdictional requirements. "

test("a page of long sentences and long words is told how it reads", () => {
  expect(hardToRead([pageFile("heavy", heavy.repeat(8))]).map(lineFor)).toEqual([
    expect.stringMatching(/^content\/pages\/heavy\.mdx: page: reads at the level of year \d\d\.\d; shorter sentences/),
  ])
})

test("a plain page passes, and so does one that is too short to judge", () => {
  expect(hardToRead([pageFile("plain", plain.repeat(12)), pageFile("short", heavy)])).toEqual([])
})
