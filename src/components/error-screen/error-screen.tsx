import { variant } from "../../theme/variant"
import { Button } from "../button/button"

type Props = {
  status: number
  message: string
  onClear: () => void
}

/** Takes the place of a page that broke: what happened, and the way out. */
export function ErrorScreen({ status, message, onClear }: Props) {
  return (
    <main className={variant("layout.page")}>
      <div className={variant("layout.container")}>
        <div className={variant("piece.status", "layout.stack")} role="alert">
          <p className={variant("text.eyebrow")}>{status}</p>
          <h1 className={variant("text.h2")}>{message}</h1>
          <p>It is our mistake, not yours. Clearing the error takes you to the home page.</p>
          <div>
            <Button onClick={onClear}>Clear errors</Button>
          </div>
        </div>
      </div>
    </main>
  )
}
