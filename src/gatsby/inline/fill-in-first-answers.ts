/**
 * Runs in the page as an inline script from its own source text, so it can't use anything outside the function.
 *
 * Chooses the answers of the page's address, such as `?side=buying&state=NSW`, in the quote form below it, so that a visitor
 * who gave them on another page sees them at once. A tab with a draft has newer answers, which the form fills in itself.
 */
export function fillInFirstAnswers(formId: string, draftKey: string): void {
  const form = document.getElementById(formId)
  try {
    if (sessionStorage.getItem(draftKey)) return
  } catch {
    // The browser doesn't let the page keep drafts.
  }
  const query = new URLSearchParams(location.search)
  form?.querySelectorAll<HTMLInputElement>("input[type=radio]").forEach(box => {
    if (query.get(box.name)?.toLowerCase() === box.value.toLowerCase()) box.checked = true
  })
}
