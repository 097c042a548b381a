import type { Locator, Page } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { FIRST_STATE } from "./own-site"

/** A tool whose questions have been answered, with the answers in the query of its address. */
type AnsweredTool = {
  name: string
  path: string
  /** Finds the result that the tool shows for the answers. */
  answer: (page: Page) => Locator
}

const buildToolAddress = (path: string, answers: Record<string, string>): string =>
  `${path}?${new URLSearchParams(answers)}`

export const ANSWERED_TOOLS: readonly AnsweredTool[] = [
  {
    name: "calculator",
    path: buildToolAddress(paths.page("calculator"), { side: "buying", state: FIRST_STATE, price: "850000" }),
    answer: page => page.getByRole("article"),
  },
  {
    name: "calendar",
    path: buildToolAddress(paths.page("calendar"), {
      side: "buying",
      state: FIRST_STATE,
      day: "24",
      month: "11",
      year: "2026",
      method: "private",
    }),
    answer: page => page.getByRole("region", { name: "Your dates" }).getByRole("listitem").first(),
  },
]
