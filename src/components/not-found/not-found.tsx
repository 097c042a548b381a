import { paths } from "../../domain/paths"
import { variant } from "../../theme/variant"
import { Illustration } from "../illustration/illustration"
import { Link } from "../link/link"
import { QuoteButton } from "../button/quote-button"

/** Says that there is nothing here, and where most people go instead. */
export function NotFound({ message }: { message: string }) {
  return (
    <div className={variant("layout.container")}>
      <div className={variant("piece.status", "hero.split")}>
        <div className={variant("layout.stackLarge")}>
          <p className={variant("text.eyebrow")}>404</p>
          <h1 className={variant("text.h2")}>{message}</h1>
          <p>The address may have been mistyped, or the page may have moved. These may help:</p>
          <ul>
            <li>
              <Link href={paths.home}>Home</Link>
            </li>
            <li>
              <Link href={paths.blogs}>Guides to buying and selling</Link>
            </li>
            <li>
              <Link href={paths.contactUs}>Contact us</Link>
            </li>
          </ul>
          <div>
            <QuoteButton />
          </div>
        </div>
        <Illustration name="coast" />
      </div>
    </div>
  )
}
