import { parseIsoDate } from "../../domain/iso-date"
import { setUpLeadTestHarness } from "../../testing/set-up-lead-test-harness"
import { createHashKey } from "../core/ids"
import { loadHelpfulnessAnswersByPage } from "./helpful-answers"

const harness = setUpLeadTestHarness()

const EVERY_DAY = { from: null, until: null }

const storeHelpfulAnswer = (
  id: string,
  page: string,
  answer: string,
  missing: string | null = null,
  receivedAt = "2026-11-20T02:00:00Z",
) => harness.ports.store.put("helpful", createHashKey("secret", id), { page, answer, missing, receivedAt })

test("the pages that most readers said no to come first, and of those the ones with less yes", async () => {
  await storeHelpfulAnswer("1", "/loved", "yes")
  await storeHelpfulAnswer("2", "/mixed", "no")
  await storeHelpfulAnswer("3", "/mixed", "yes")
  await storeHelpfulAnswer("4", "/plain", "no")
  await storeHelpfulAnswer("5", "/worst", "no")
  await storeHelpfulAnswer("6", "/worst", "no")
  const { pages } = await loadHelpfulnessAnswersByPage(harness.ports.store, EVERY_DAY)
  expect(pages.map(({ page, yes, no }) => [page, yes, no])).toEqual([
    ["/worst", 0, 2],
    ["/plain", 0, 1],
    ["/mixed", 1, 1],
    ["/loved", 1, 0],
  ])
})

test("what was missing is there with its answer, the newest first, and an answer without words isn't", async () => {
  await storeHelpfulAnswer("1", "/calculator", "no", "The first", "2026-11-18T02:00:00Z")
  await storeHelpfulAnswer("2", "/calculator", "yes", "The last", "2026-11-20T02:00:00Z")
  await storeHelpfulAnswer("3", "/calculator", "no", null, "2026-11-19T03:00:00Z")
  await storeHelpfulAnswer("4", "/calculator", "no", "The second", "2026-11-19T02:00:00Z")
  const [calculator] = (await loadHelpfulnessAnswersByPage(harness.ports.store, EVERY_DAY)).pages
  expect(calculator?.missing).toEqual([
    { day: "2026-11-20", answer: "yes", words: "The last" },
    { day: "2026-11-19", answer: "no", words: "The second" },
    { day: "2026-11-18", answer: "no", words: "The first" },
  ])
})

test("a day is one of Sydney's clock, and the first and the last count", async () => {
  // In summer Sydney is eleven hours ahead of UTC: a day begins there at 13:00.
  const moments = ["2026-11-19T12:59:59Z", "2026-11-19T13:00:00Z", "2026-11-21T12:59:59Z", "2026-11-21T13:00:00Z"]
  for (const [i, moment] of moments.entries()) await storeHelpfulAnswer(String(i), `/page-${i}`, "yes", null, moment)
  const days = { from: parseIsoDate("2026-11-20"), until: parseIsoDate("2026-11-21") }
  const loadHelpfulPages = async (days: Parameters<typeof loadHelpfulnessAnswersByPage>[1]) =>
    (await loadHelpfulnessAnswersByPage(harness.ports.store, days)).pages.map(({ page }) => page)
  expect(await loadHelpfulPages(days)).toEqual(["/page-1", "/page-2"])
  expect(await loadHelpfulPages({ ...days, from: null })).toEqual(["/page-0", "/page-1", "/page-2"])
  expect(await loadHelpfulPages({ ...days, until: null })).toEqual(["/page-1", "/page-2", "/page-3"])
})
