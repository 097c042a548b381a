import { Button } from "../button/button"

export const PrintButton = () => (
  <Button look="secondary" onClick={() => window.print()}>
    Print
  </Button>
)
