import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Search } from "./search"
import { openSearchIndex } from "./search-index"

test("without the index the visitor is told, and a later try may succeed", async () => {
  await expect(openSearchIndex(() => Promise.reject(new Error("offline")))).rejects.toThrow("offline")
  const search = () => Promise.reject(new Error("cut off"))
  await openSearchIndex(() => Promise.resolve({ createInstance: () => ({ search }) }))
  render(<Search />)
  await userEvent.type(screen.getByRole("searchbox"), "caveat{Enter}")
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("The search didn’t load."))
  expect(screen.getByRole("link", { name: "All guides" })).toBeInTheDocument()
})
