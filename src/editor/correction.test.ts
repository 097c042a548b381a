import { findCorrectionInMessage } from "./correction"

test.each([
  ["<ExampelQuote>: no such component; did you mean ExampleQuote?", "<ExampelQuote />", "<ExampleQuote />"],
  [
    "<Notise>: no such component; did you mean Notice?",
    "<Notise>\n\nNotise.\n\n</Notise>",
    "<Notice>\n\nNotise.\n\n</Notice>",
  ],
  ["<StateTag>: stat: no such field here; did you mean state?", '<StateTag stat="A" />', '<StateTag state="A" />'],
  [
    "<ExampleQuote>: side: one of buying, selling; did you mean buying?",
    '<ExampleQuote side="buy" state="NSW" />',
    '<ExampleQuote side="buying" state="NSW" />',
  ],
  ["</Notic>: did you mean </Notice>?", "</Notic>", "</Notice>"],
  ["/buyin leads nowhere; did you mean /buying?", "[Buy](/buyin)", "[Buy](/buying)"],
  ["no faq is named feez; did you mean fees?", '<Faqs group="feez" />', '<Faqs group="fees" />'],
])("%s can be agreed with", (message, text, right) => {
  expect(findCorrectionInMessage(message, 3)?.correct(`One.\n\n${text}`)).toBe(`One.\n\n${right}`)
})

test.each(["<Wobble>: no such component; use one of Hero, Section", "/wobble leads nowhere; correct the address"])(
  "%s doesn't say what was meant",
  message => {
    expect(findCorrectionInMessage(message, 1)).toBeNull()
  },
)
