import type { Page } from "@playwright/test"

/**
 * Finds at most ten elements that look different with the stylesheet of the whole site, so the page's own styles lack a
 * rule.
 *
 * @param mostAlike Of more elements than this with the same classes and ancestors, the first and the last are checked.
 */
export const findElementsWithMissingStyles = (page: Page, mostAlike = Infinity): Promise<string[]> =>
  page.evaluate(async most => {
    /** Sizes and positions that follow from other elements, and so show no difference of their own. */
    const FOLLOWING = /^(?:--.*|width|height|inset.*|top|right|bottom|left|transform-origin|perspective-origin)$/
    const whole = await (await fetch("/styles.css")).text()
    const names = new Set(whole.match(/(?<=[{;])[a-z-]+(?=:)/g))
    const properties = [...names].filter(name => !FOLLOWING.test(name))
    const buildElementPath = (element: Element | null): string =>
      element ? `${buildElementPath(element.parentElement)} ${element.tagName}.${element.getAttribute("class")}` : ""
    const inParts = ":is(header, main, footer), :is(header, main, footer) *:not(svg *, .header-phone *)"
    const byPlace: Record<string, Element[]> = {}
    for (const element of document.querySelectorAll(inParts)) (byPlace[buildElementPath(element)] ??= []).push(element)
    const elements = Object.values(byPlace).flatMap(alike =>
      alike.length > most ? [...alike.slice(0, 1), ...alike.slice(-1)] : alike,
    )
    if (elements.length <= 20) return [`${elements.length} elements in all`]
    const listStyleValues = (element: Element, part?: string): string[] => {
      const style = getComputedStyle(element, part)
      return part && style.content === "none" ? [] : properties.map(name => `${name}: ${style.getPropertyValue(name)}`)
    }
    const readAllStyles = () =>
      elements.map(one =>
        [listStyleValues(one), listStyleValues(one, "::before"), listStyleValues(one, "::after")].flat(),
      )

    const own = readAllStyles()
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/styles.css" })
    const stylesheetLoad = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }))
    const sheets = [...document.styleSheets]
    document.head.append(link)
    await stylesheetLoad
    for (const sheet of sheets) sheet.disabled = true
    const others = readAllStyles()
    for (const sheet of sheets) sheet.disabled = false
    link.remove()

    return elements
      .flatMap((element, i) => {
        const apart = own[i]?.filter((value, at) => value !== others[i]?.[at]) ?? []
        const isAsLong = own[i]?.length === others[i]?.length
        const name = `${element.tagName.toLowerCase()}.${element.getAttribute("class")}`
        return apart.length > 0 || !isAsLong ? [`${name} has ${apart.join("; ")}`] : []
      })
      .slice(0, 10)
  }, mostAlike)
