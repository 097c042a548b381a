import { act, render, waitFor } from "@testing-library/react"
import { OfficeNow } from "../components/phone-link/phone-link"
import { showWhetherOfficeIsOpen } from "./keep-up-to-date"

const hours = {
  timeZone: "Australia/Sydney",
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  fromMinute: 510,
  toMinute: 1050,
}
/** Boxing Day 2026 is a Saturday, so the Monday after it is a holiday too. */
const office = { hours, closedDays: ["2026-12-25", "2026-12-26", "2026-12-28"] }

let stop = () => {}
afterEach(() => {
  stop()
  jest.useRealTimers()
})

/** The texts beside a phone number and on a card at `instant`. Sydney is 11 hours ahead in summer. */
function renderOfficeStatusAt(instant: string): () => (string | null)[] {
  jest.useFakeTimers({ now: new Date(instant) })
  const { container } = render(
    <>
      <OfficeNow short />
      <OfficeNow />
    </>,
  )
  stop = showWhetherOfficeIsOpen(office)
  return () => [...container.children].map(({ textContent }) => textContent)
}

test.each([
  ["2026-11-23T01:00:00Z", "Open now", "Open now, until 5:30 pm."], // Monday noon
  ["2026-11-22T20:00:00Z", "Opens 8:30 am", "Closed now. Opens today at 8:30 am."], // Monday 7 am
  ["2026-11-21T01:00:00Z", "Opens Mon 8:30 am", "Closed now. Opens on Monday at 8:30 am."], // Saturday noon
  // Christmas, a Friday; Monday is a holiday.
  ["2026-12-25T01:00:00Z", "Opens Tue 8:30 am", "Closed now. Opens on Tuesday at 8:30 am."],
])("at %s it says %s", (instant, short, sentence) => {
  expect(renderOfficeStatusAt(instant)()).toEqual([short, sentence])
})

test("the words change by themselves when the office closes", () => {
  const readTexts = renderOfficeStatusAt("2026-11-23T06:30:50Z") // Monday, 5:30 pm
  expect(readTexts()[0]).toBe("Open now")
  act(() => jest.advanceTimersByTime(15_000))
  expect(readTexts()).toEqual(["Opens Tue 8:30 am", "Closed now. Opens on Tuesday at 8:30 am."])
})

test("a translator that answers every change has the last word until the office closes", async () => {
  const readTexts = renderOfficeStatusAt("2026-11-23T06:30:50Z") // Monday, 5:30 pm
  let answers = 0
  const translator = new MutationObserver(() => {
    for (const place of document.querySelectorAll("[data-office-now]"))
      if (place.textContent && !place.querySelector("font") && answers < 20) {
        answers += 1
        place.innerHTML = `<font>翻譯 ${place.textContent}</font>`
      }
  })
  translator.observe(document.body, { childList: true, characterData: true, subtree: true })
  document.body.append("更多")
  const waitForObservers = () => act(() => jest.advanceTimersByTimeAsync(0))
  await waitForObservers()
  expect(readTexts()[0]).toBe("翻譯 Open now")
  await act(() => jest.advanceTimersByTimeAsync(15_000))
  translator.disconnect()
  expect(readTexts()).toEqual(["翻譯 Opens Tue 8:30 am", "翻譯 Closed now. Opens on Tuesday at 8:30 am."])
  expect(answers).toBe(4)
})

test("a place that is drawn later is filled too", async () => {
  stop = showWhetherOfficeIsOpen(office)
  const { container } = render(<OfficeNow />)
  await waitFor(() => expect(container).not.toBeEmptyDOMElement())
  await waitFor(() => expect(container).toHaveTextContent(/now/))
})
