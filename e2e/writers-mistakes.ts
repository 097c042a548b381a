/**
 * The mistakes of writers that the site has one sentence for, wherever they're shown: in the text of a page, what is wrong,
 * what would be right, and what the check says. `small.png` has 400 by 300 pixels. A tab isn't among them: only fields of a
 * file can be spoilt by one.
 */
export const WRITERS_MISTAKES = [
  {
    name: "bold text that never ends",
    wrong: "It is **binding from today.",
    right: "It is **binding** from today.",
    sentence: '"**" starts bold text that never ends; write **words**, with no space inside the asterisks',
  },
  {
    name: "a quotation mark that is never closed",
    wrong: '<QuoteButton label="Ask us />',
    right: '<QuoteButton label="Ask us" />',
    sentence: '<QuoteButton>: put " before and after each value',
  },
  {
    name: "a component with a slip",
    wrong: '<ExampelQuote side="buying" state="NSW" price="850000" on="2026-11-21" />',
    right: '<ExampleQuote side="buying" state="NSW" price="850000" on="2026-11-21" />',
    sentence: "<ExampelQuote>: no such component; did you mean ExampleQuote?",
  },
  {
    name: "words that were to be replaced",
    wrong: "TODO",
    right: "Ask your bank first.",
    sentence: '"TODO" is still there; write what belongs there or take it out',
  },
  {
    name: "a picture that is too small",
    wrong: '<Picture file="small.png" alt="A coast" />',
    right: '<Picture file="coast.png" alt="A coast" />',
    sentence: "small.png has 400 by 300 pixels; here it needs 1280 across",
  },
  {
    name: "a link that leads nowhere",
    wrong: "Read [about buying](/buyin).",
    right: "Read [about buying](/buying).",
    sentence: "/buyin leads nowhere; did you mean /buying?",
  },
] as const
