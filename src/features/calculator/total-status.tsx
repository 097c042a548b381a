import { QuietStatus } from "../../components/quiet-status/quiet-status"

/** What's said aloud of the total, apart from what's seen of it, once the answers have stayed the same for a moment. */
export const TotalStatus = ({ words }: { words: string }) => <QuietStatus text={words} />
