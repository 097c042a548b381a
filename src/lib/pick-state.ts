/** The name of the radios that pick a state, of the parameter of an address that does so, and the key that keeps the choice. */
export const STATE_KEY = "state"

/**
 * Picks the state whose part of a page is shown: that of the place which the address names, that in its query, the one that
 * was picked last, or the first. (In the code a later one goes before.) It's kept when a visitor picks another one, and the
 * address follows, so that it can be shared.
 *
 * Runs in pages with such parts as an inline script too, from its own source text, before they're painted: it may use nothing
 * outside itself. Where storage is closed the choice holds for this page. No comment is inside, since it would be sent too,
 * nor an optional chain, which the build would write out.
 */
export function pickState(key: string): void {
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
