import { act, render, screen } from "@testing-library/react"
import { PageContact } from "../components/reach-us/reach-us"
import { hydrateLazily } from "./lazily-hydrated"

type Form = (props: { action: string }) => React.JSX.Element

const Page = ({ part: Part }: { part: Form }) => (
  <main>
    <h1>A page</h1>
    <Part action="/send" />
  </main>
)

const AForm: Form = ({ action }) => (
  <div>
    <form method="post" action={action} />
  </div>
)

const unreachable = () => hydrateLazily<{ action: string }>(() => Promise.reject(new Error("a dead line")))

test("where the code of a part can't be loaded, the HTML of the page stays", async () => {
  const { renderToString } = await import("react-dom/server")
  const page = document.createElement("div")
  page.innerHTML = renderToString(<Page part={AForm} />)
    .replace("<div>", "<!--$--><div>")
    .replace("</div>", "</div><!--/$-->")
  document.body.append(page)
  const form = page.querySelector("form")
  const Part = unreachable()
  await act(async () => void render(<Page part={Part} />, { container: page, hydrate: true }))
  expect(page.querySelector("form")).toBe(form)
  expect(form).toHaveAttribute("action", "/send")
  expect(screen.queryByRole("alert")).toBeNull()
})

test("after a navigation, a part whose code can't be loaded says how to reach the firm without it, and leaves the rest", async () => {
  const Part = unreachable()
  const phone = { display: "1300 975 707", tel: "1300975707" }
  render(
    <PageContact.Provider value={{ name: "Example Law", phone, email: "hello@example.com" }}>
      <Page part={Part} />
    </PageContact.Provider>,
  )
  expect(await screen.findByRole("alert")).toHaveTextContent("We couldn’t show this part")
  expect(screen.getByRole("link", { name: "1300 975 707" })).toHaveAttribute("href", "tel:1300975707")
  expect(screen.getByRole("link", { name: "fill in our plain form" })).toHaveAttribute("href", "/api/quotes")
  expect(screen.getByRole("heading", { name: "A page" })).toBeVisible()
})
