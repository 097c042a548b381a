import { fillEmailWords } from "./fill-words"

const WORDS = {
  ...{ subject: "About {reference}", title: "A change", because: "it was changed" },
  opening: ["On {day} {details} changed.", "{Details} changed in {reference}."],
  list: { title: "Next", items: ["Call us about {details}.", "Or wait."] },
}

test("words in braces are filled in, with a capital where they have one", () => {
  const fills = { reference: "7K3F 9QXM", day: "21 November 2026", details: "your name" }
  expect(fillEmailWords(WORDS, fills)).toMatchObject({
    subject: "About 7K3F 9QXM",
    opening: ["On 21 November 2026 your name changed.", "Your name changed in 7K3F 9QXM."],
    list: { title: "Next", items: ["Call us about your name.", "Or wait."] },
  })
})

test("a paragraph or item about something that there isn't is left out", () => {
  const { opening, list } = fillEmailWords(WORDS, { reference: "7K3F 9QXM", day: "21 November 2026", details: "" })
  expect([opening, list?.items]).toEqual([[], ["Or wait."]])
})

test("a word in braces in what's filled in stays as it is", () => {
  const { opening } = fillEmailWords(WORDS, { reference: "{day}", day: "today", details: "a name" })
  expect(opening[1]).toBe("A name changed in {day}.")
})
