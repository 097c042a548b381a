import { render, screen } from "@testing-library/react"
import { keepEnquiryPath } from "../../../lib/enquiry"
import { ThankYouView } from "./thank-you-view"

const firm = { name: "Example Law", phone: { display: "1300 975 707", tel: "1300975707" }, email: "hello@example.com" }
const ID = "aaaaaaaaaaaaaaaaaaaaaaaa"

beforeEach(() => sessionStorage.clear())

test("the tab that sent an enquiry is shown the way to correct or withdraw it", () => {
  keepEnquiryPath(ID, "/enquiries/v1.k.p.m")
  render(<ThankYouView id={ID} firm={firm} quote={null} />)
  expect(screen.getByRole("link", { name: /withdraw/ })).toHaveAttribute("href", "/enquiries/v1.k.p.m")
})

test("that way leads to where the functions answer", () => {
  document.head.innerHTML = '<meta name="api-base" content="https://api.example.net">'
  keepEnquiryPath(ID, "/enquiries/v1.k.p.m")
  render(<ThankYouView id={ID} firm={firm} quote={null} />)
  document.head.innerHTML = ""
  const link = screen.getByRole("link", { name: /withdraw/ })
  expect(link).toHaveAttribute("href", "https://api.example.net/enquiries/v1.k.p.m")
})

test("anybody else who opens the page is told whom to ask", () => {
  keepEnquiryPath("bbbbbbbbbbbbbbbbbbbbbbbb", "/enquiries/v1.k.p.m")
  render(<ThankYouView id={ID} firm={firm} quote={null} />)
  expect(screen.queryByRole("link", { name: /withdraw/ })).toBeNull()
  expect(screen.getByText(/to correct your details or to withdraw/)).toBeInTheDocument()
})
