import { ErrorScreen } from "../../components/error-screen/error-screen"
import { paths } from "../../domain/paths"
import { follow } from "../../lib/navigation/follow"
import { isCrawler } from "./crawler"
import { statusOf } from "./status"

type Props = { error: unknown; path: string; onClear: () => void }

/** The error screen for a visitor; nothing for a crawler, which should not keep it as the page. */
export function BrokenPage({ error, path, onClear }: Props) {
  if (isCrawler(navigator.userAgent)) return null
  const leave = () => (path === paths.home ? onClear() : follow(paths.home))
  return <ErrorScreen {...statusOf(error)} onClear={leave} />
}
