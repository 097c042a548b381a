import { fireEvent, render, screen } from "@testing-library/react"
import { saveEnquiryEditPath } from "../../../lib/enquiry"
import type { SendResult } from "../../../lib/send-file"
import { SendContract } from "./send-contract"

const firm = { name: "Example Law", phone: { display: "1300 975 707", tel: "1300975707" }, email: "hello@example.com" }
const ID = "aaaaaaaaaaaaaaaaaaaaaaaa"
const ENQUIRY = "/enquiries/v1.k.p.m"
const FILE = new File(["%PDF-1.7"], "Contract of Zephyrine.pdf")

const send = jest.fn<Promise<SendResult>, [Blob, string, unknown?]>()

beforeEach(() => {
  sessionStorage.clear()
  send.mockReset()
  send.mockResolvedValue("sent")
})

function chooseFile(): void {
  saveEnquiryEditPath(ID, ENQUIRY)
  render(<SendContract id={ID} firm={firm} send={send} />)
  fireEvent.change(screen.getByLabelText(/^Choose your contract/), { target: { files: [FILE] } })
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))

test("only the tab that asked for the quote can send a contract", () => {
  const { container } = render(<SendContract id={ID} firm={firm} send={send} />)
  expect(container).toBeEmptyDOMElement()
})

test("a chosen file is sent once the button is pressed, not before, and the visitor is told that we have it", async () => {
  chooseFile()
  expect(send).not.toHaveBeenCalled()
  press("Send")
  press("Send")
  expect(await screen.findByText("We have your contract.")).toBeInTheDocument()
  expect(screen.getByRole("status")).toHaveFocus()
  expect(send.mock.calls.map(([file, path]) => [file, path])).toEqual([[FILE, ENQUIRY]])
  expect(screen.queryByLabelText(/^Choose your contract/)).toBeNull()
})

test("after a lost connection the same file goes on with one press", async () => {
  send.mockResolvedValueOnce("failed")
  chooseFile()
  press("Send")
  expect(await screen.findByRole("alert")).toHaveTextContent("go on from where it stopped. Call 1300 975 707")
  press("Go on sending")
  expect(await screen.findByText("We have your contract.")).toBeInTheDocument()
  expect(send.mock.calls.map(([file]) => file)).toEqual([FILE, FILE])
})

test.each<[SendResult, string]>([
  ["too-large", "That file is over 18 MB. Please email it to us."],
  ["not-a-pdf", "That isn’t a PDF. Save it as a PDF, or email it to us."],
  ["other-file", "We already have a contract from you."],
  ["gone", "You can’t send it here any more."],
])("what can’t be sent (%s) is said, and what to do instead", async (result, words) => {
  send.mockResolvedValueOnce(result)
  chooseFile()
  press("Send")
  expect(await screen.findByRole("alert")).toHaveTextContent(words)
  fireEvent.change(screen.getByLabelText(/^Choose your contract/), { target: { files: [FILE] } })
  expect(screen.queryByRole("alert")).toBeNull()
})
