import { correctionOf } from "./correction"

test.each([
  [
    "<ExampelQuote>: no such component; did you mean ExampleQuote?",
    'One.\n\n<ExampelQuote side="buying" />',
    'One.\n\n<ExampleQuote side="buying" />',
  ],
  [
    "<Notise>: no such component; did you mean Notice?",
    "One.\n\n<Notise>\n\nNotise.\n\n</Notise>",
    "One.\n\n<Notice>\n\nNotise.\n\n</Notice>",
  ],
  [
    "<ExampleQuote>: sied: no such field here; did you mean side?",
    'One.\n\n<ExampleQuote sied="buying" />',
    'One.\n\n<ExampleQuote side="buying" />',
  ],
  [
    "<ExampleQuote>: side: one of buying, selling; did you mean buying?",
    'One.\n\n<ExampleQuote side="buy" state="NSW" />',
    'One.\n\n<ExampleQuote side="buying" state="NSW" />',
  ],
  ["</Notic>: did you mean </Notice>?", "One.\n\n</Notic>", "One.\n\n</Notice>"],
  ["/buyin leads nowhere; did you mean /buying?", "One.\n\n[Buy](/buyin)", "One.\n\n[Buy](/buying)"],
  ["no faq is named feez; did you mean fees?", 'One.\n\n<Faqs group="feez" />', 'One.\n\n<Faqs group="fees" />'],
])("%s can be agreed with", (message, text, right) => {
  expect(correctionOf(message, 3)?.correct(text)).toBe(right)
})

test.each(["<Wobble>: no such component; use one of Hero, Section", "/wobble leads nowhere; correct the address"])(
  "%s doesn't say what was meant",
  message => {
    expect(correctionOf(message, 1)).toBeNull()
  },
)
