import { findMissingAndUnusedStyles } from "./style-problems"

const WHOLE =
  "p{margin:0}.a-one,.a-two{color:red}.a-one:not(.b-one):hover{color:blue}.b-one .c-one{gap:0}@media print{.a-one{color:black}}"
const buildPageWithStyles = (body: string, ...styles: string[]) => [
  {
    path: "/page",
    html: `<html><head>${styles.map(css => `<style>${css}</style>`).join("")}</head><body>${body}</body></html>`,
  },
]
const A = ".a-one,.a-two{color:red}.a-one:not(.b-one):hover{color:blue}"

test("a page with the rules of its classes, and no others, is right", () => {
  expect(findMissingAndUnusedStyles(buildPageWithStyles('<p class="a-one x">', "p{margin:0}", A), WHOLE)).toEqual([])
})

test("a page that lacks rules of a class is told, rule by rule", () => {
  expect(findMissingAndUnusedStyles(buildPageWithStyles('<p class="a-one">', "p{margin:0}"), WHOLE)).toEqual([
    "/page: has no rule for .a-one,.a-two",
    "/page: has no rule for .a-one:not(.b-one):hover",
  ])
})

test("rules of plain elements are in every page", () => {
  expect(findMissingAndUnusedStyles(buildPageWithStyles("<p>"), WHOLE)).toEqual(["/page: has no rule for p"])
})

test("a rule for two classes is needed where a page has both", () => {
  expect(findMissingAndUnusedStyles(buildPageWithStyles('<p class="b-one">', "p{margin:0}"), WHOLE)).toEqual([])
  expect(
    findMissingAndUnusedStyles(buildPageWithStyles('<p class="b-one"><b class="c-one">', "p{margin:0}"), WHOLE),
  ).toEqual(["/page: has no rule for .b-one .c-one"])
})

test("styles of which a page has no class are told", () => {
  expect(findMissingAndUnusedStyles(buildPageWithStyles("<p>", "p{margin:0}", A), WHOLE)).toEqual([
    "/page: uses nothing of the styles that begin with .a-one,.a-two",
  ])
})
