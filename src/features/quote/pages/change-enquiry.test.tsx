import { render, screen } from "@testing-library/react"
import { saveEnquiryEditPath } from "../../../lib/enquiry"
import { ChangeEnquiry } from "./change-enquiry"

const firm = { name: "Example Law", phone: { display: "1300 975 707", tel: "1300975707" }, email: "hello@example.com" }
const ID = "aaaaaaaaaaaaaaaaaaaaaaaa"

beforeEach(() => sessionStorage.clear())

test.each([
  ["", "/enquiries/v1.k.p.m"],
  ['<meta name="api-base" content="https://api.example.net">', "https://api.example.net/enquiries/v1.k.p.m"],
])(
  "the tab that sent an enquiry is shown the way to correct or withdraw it, where the functions answer: %s",
  (head, href) => {
    document.head.innerHTML = head
    saveEnquiryEditPath(ID, "/enquiries/v1.k.p.m")
    render(<ChangeEnquiry id={ID} firm={firm} />)
    document.head.innerHTML = ""
    expect(screen.getByRole("link", { name: /withdraw/ })).toHaveAttribute("href", href)
  },
)

test("anybody else who opens the page is told whom to ask", () => {
  saveEnquiryEditPath("bbbbbbbbbbbbbbbbbbbbbbbb", "/enquiries/v1.k.p.m")
  render(<ChangeEnquiry id={ID} firm={firm} />)
  expect(screen.queryByRole("link", { name: /withdraw/ })).toBeNull()
  expect(screen.getByText(/to correct your details or to withdraw/)).toBeInTheDocument()
})
