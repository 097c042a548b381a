const names = new Set<string>()

/** Says whether the form `name` holds something that a visitor typed and did not send. */
export function setUnsaved(name: string, is: boolean): void {
  if (is) names.add(name)
  else names.delete(name)
}

/** True while any form holds something unsent: then nothing may take the page away unasked. */
export const isAnythingUnsaved = (): boolean => names.size > 0
