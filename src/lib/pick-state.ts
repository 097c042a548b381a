/** The name of the radio buttons that pick a state, and of the query parameter and the storage key for that state. */
export const STATE_KEY = "state"

/**
 * Picks the state whose part of a page is shown: the state of the element that the hash names, the one in the query, the one
 * that was picked last, or the first. (The code checks them in reverse.) When a visitor picks another state, it's stored, and
 * the address changes so that it can be shared.
 *
 * This also runs as an inline script in pages with such parts, from its own source text, before they're painted: it may use
 * nothing outside itself. Without storage the choice is valid for this page only. It contains no comments, since they would be
 * sent too, and no optional chains, which the build would write out.
 */
export function chooseAustralianStateToShow(key: string): void {
  const radios = [...document.querySelectorAll<HTMLInputElement>(`[data-by-state] input[name=${key}]`)]

  function readSavedState() {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  function keep({ target }: Event) {
    if (!(target instanceof HTMLInputElement)) return
    const address = new URL(location.href)
    address.searchParams.set(key, target.value.toLowerCase())
    address.hash = ""
    history.replaceState(history.state, "", address)
    try {
      localStorage.setItem(key, target.value)
    } catch {
      return
    }
  }

  const place = document.getElementById(location.hash.slice(1))
  const part = place && place.closest<HTMLElement>("[data-state]")
  let pickedRadio = radios[0]
  for (const stateName of [
    readSavedState(),
    new URLSearchParams(location.search).get(key),
    part && part.dataset["state"],
  ])
    for (const radio of radios) if (radio.value === String(stateName).toUpperCase()) pickedRadio = radio
  if (!pickedRadio) return
  pickedRadio.checked = true
  if (place) place.scrollIntoView()
  const form = pickedRadio.closest<HTMLElement>("[data-by-state]")
  if (form) form.onchange = keep
}
