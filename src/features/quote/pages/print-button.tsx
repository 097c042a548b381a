import { Button } from "../../../components/button/button"

export const PrintButton = () => (
  <Button look="secondary" onClick={() => window.print()}>
    Print
  </Button>
)
