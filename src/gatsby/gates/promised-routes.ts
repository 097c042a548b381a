import type { IsoDate } from "../../domain/iso-date"
import { paths } from "../../domain/paths"
import type { Redirect } from "../../domain/redirects"
import { isState, STATE_NAMES, STATES } from "../../domain/states"
import { getFileFields, isAddressOfFile } from "../addresses"
import { listFilesLeftOutOfBuild } from "../left-out-content"
import { getPublishingDays } from "../publishing/publishing"
import type { ContentFile, Problem, ReadableFile } from "../read-content"
import { ADDRESSES_FILE, type PublicAddress } from "../redirects/public-addresses"

type Site = {
  files: readonly ReadableFile[]
  product: string
  /** Addresses of the pages in `src/pages`, client-only ones as patterns. */
  handMade: readonly string[]
  /** Addresses of pages that aren't part of the firm's site, with the reason why they may go. */
  leftOut?: ReadonlyMap<string, string>
  today: IsoDate
}

type RouteContext = Site & {
  listed: readonly PublicAddress[]
  /** Files with a mistake. Their pages aren't gone. */
  invalidFiles?: readonly Pick<ContentFile, "address" | "slug">[]
  /** Redirects of page tests that have ended. The address of a page that lost still works, although no page has it. */
  ended?: readonly Pick<Redirect, "from">[]
}

/**
 * Finds public addresses that no page has now, or that a page only has on some days, unless the list says what happened to
 * them. Also finds addresses that the list says are gone or have moved, although a page has them.
 */
export function findBrokenPageAddresses({ ended = [], invalidFiles = [], ...context }: RouteContext): Problem[] {
  const { listed, handMade } = context
  const pages = mapPagesByAddress(context)
  const movedPlaces = findMovedPlaceAddresses(context)
  const { gone: goneAddresses, back } = findAddressesOfChangedFirm(context)
  const inOneLine = new Set([...movedPlaces, ...goneAddresses, ...back].map(({ was }) => was))
  return [
    ...summariseAddressChanges(movedPlaces, "product", "moved with the product", "redirects them"),
    ...summariseAddressChanges(goneAddresses, "firm", "gone with what the firm doesn't do", "lets them go"),
    ...summariseAddressChanges(back, "firm", "come back with what the firm does", "protects them"),
    ...listed
      .filter(({ was, movedTo }) => movedTo === undefined && !inOneLine.has(was))
      .filter(({ was }) => !ended.some(({ from }) => from === was))
      .filter(({ was }) => !invalidFiles.some(file => isAddressOfFile(was, file)))
      .flatMap(one => {
        const page = pages.get(one.was)
        const problem = page
          ? checkPublishingDaysOfPage(one, page, context.today)
          : checkAddressWithoutPage(one, handMade)
        return problem ?? []
      }),
  ]
}

const mapPagesByAddress = ({ files, leftOut }: Pick<Site, "files" | "leftOut">) =>
  new Map(
    files.flatMap(one => (one.address === null || leftOut?.has(one.address) ? [] : [[one.address, one] as const])),
  )

const createAddressListProblem = ({ line }: PublicAddress, message: string): Problem => ({
  file: ADDRESSES_FILE,
  where: `line ${line}`,
  message,
})

const createNotGoneProblem = (one: PublicAddress): Problem =>
  createAddressListProblem(one, `${one.was} has a page; write it without "gone"`)

function checkAddressWithoutPage(one: PublicAddress, handMade: readonly string[]): Problem | null {
  const { was, gone } = one
  if (handMade.includes(was)) return gone === undefined ? null : createNotGoneProblem(one)
  if (gone !== undefined) return null
  const advice = 'give it "movedTo" with the page that took its place, or "gone" with the reason'
  return createAddressListProblem(one, `${was} was public, and no page has it now; ${advice}`)
}

/** If the page has a last day, the list must give the reason why its address may go. */
function checkPublishingDaysOfPage(one: PublicAddress, { file, entry }: ReadableFile, today: IsoDate): Problem | null {
  const field = findFieldThatHidesPage(entry.fields, today)
  if (one.gone !== undefined) return field === null ? createNotGoneProblem(one) : null
  if (field === null) return null
  const message = `${one.was} was public, so people come to it every day; take ${field} out, or give the address "gone" with the reason in content/${ADDRESSES_FILE}`
  return { file, where: field, message }
}

/** The field because of which a page isn't on the site today or on a later day. Null for a permanent page. */
function findFieldThatHidesPage(
  fields: ReadableFile["entry"]["fields"],
  today: IsoDate,
): "draft" | "publishFrom" | "until" | null {
  const { draft, from, until } = getPublishingDays(fields)
  if (draft) return "draft"
  if (until !== null) return "until"
  return from !== null && from > today ? "publishFrom" : null
}

/** Summarises in one problem the changes that `npm run addresses` makes by itself. */
function summariseAddressChanges(
  changes: readonly { was: string }[],
  where: string,
  how: string,
  does: string,
): Problem[] {
  const [first, ...others] = changes
  if (!first) return []
  const all = others.length === 0 ? `${first.was} has` : `${others.length + 1} addresses, such as ${first.was}, have`
  return [{ file: ADDRESSES_FILE, where, message: `${all} ${how}; run npm run addresses, which ${does}` }]
}

/** The product is part of a place's address. Places have moved if no listed address belongs to one any more. */
export function findMovedPlaceAddresses({ listed, ...site }: Site & Pick<RouteContext, "listed">) {
  const pages = mapPagesByAddress(site)
  const slugs = site.files.flatMap(({ type, slug }) => (type.kind === "place" ? [slug] : []))
  const open = listed.filter(({ movedTo, gone }) => movedTo === undefined && gone === undefined)
  if (open.some(({ was }) => pages.get(was)?.type.kind === "place")) return []
  return open
    .filter(({ was }) => !pages.has(was))
    .flatMap(({ was }) => {
      // Takes the longest name that matches: Port Macquarie, not Port.
      const [slug] = slugs.filter(one => was.startsWith(paths.place(one, ""))).sort((a, b) => b.length - a.length)
      return slug === undefined ? [] : [{ was, movedTo: paths.place(slug, site.product) }]
    })
}

/** The reasons that `npm run addresses` writes. They're recognised if the firm does again what a page is about. */
const getReasonForGoneState = (state: unknown): string =>
  isState(state) ? `We don't act in ${STATE_NAMES[state].name}.` : "It's about what we don't have or do."

const REASONS = [...STATES, null].map(getReasonForGoneState)

/** Addresses are gone if their pages aren't part of the firm's site any more, and back if they're part of it again. */
export function findAddressesOfChangedFirm({ listed, ...site }: Site & Pick<RouteContext, "listed">) {
  const pages = mapPagesByAddress(site)
  const movedAddresses = findMovedPlaceAddresses({ listed, ...site }).map(({ was }) => was)
  const leftOut = [...(site.leftOut ?? [])]
  // A place may have been public with another product.
  const isPlaceBefore = (was: string, address: string): boolean =>
    address.endsWith(`-${site.product}`) && was.startsWith(address.slice(0, -site.product.length))
  const goneAddresses = listed.flatMap(({ was, movedTo, gone }) => {
    if (movedTo !== undefined || gone !== undefined || pages.has(was) || movedAddresses.includes(was)) return []
    const reason = site.leftOut?.get(was) ?? leftOut.find(([address]) => isPlaceBefore(was, address))?.[1]
    return reason === undefined ? [] : [{ was, gone: reason }]
  })
  const back = listed.flatMap(({ was, gone }) =>
    gone !== undefined && REASONS.includes(gone) && pages.has(was) ? [{ was }] : [],
  )
  return { gone: goneAddresses, back }
}

export function listLeftOutPageAddresses(all: readonly ContentFile[]): ReadonlyMap<string, string> {
  const leftOut = listFilesLeftOutOfBuild(all)
  return new Map(
    all.flatMap(file => {
      const why = leftOut.get(file.file)
      const { state } = getFileFields(file)
      return why && file.address !== null
        ? [[file.address, getReasonForGoneState(why.field.startsWith("state") ? state : null)] as const]
        : []
    }),
  )
}

/** Lists the permanent addresses that the list doesn't have yet, in alphabetical order. */
export function listUnrecordedPageAddresses({ listed, ...site }: Site & Pick<RouteContext, "listed">): string[] {
  const listedAddresses = new Set(listed.map(({ was }) => was))
  const pageAddresses = [...mapPagesByAddress(site)].flatMap(([address, { entry }]) =>
    findFieldThatHidesPage(entry.fields, site.today) !== null ? [] : [address],
  )
  return [...pageAddresses, ...site.handMade].filter(address => !listedAddresses.has(address)).sort()
}

export function checkForUnrecordedAddresses(context: Site & Pick<RouteContext, "listed">): Problem[] {
  const [first, ...others] = listUnrecordedPageAddresses(context)
  if (first === undefined) return []
  const all = others.length === 0 ? `${first} isn't` : `${others.length + 1} addresses, such as ${first}, aren't`
  return [{ file: ADDRESSES_FILE, where: "file", message: `${all} protected yet; run npm run addresses` }]
}
