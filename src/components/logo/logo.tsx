/** The mark: a door left open, in colours that stand out from each other in every palette. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path d="M4 30V16a12 12 0 0 1 24 0v14z" fill="var(--accent)" />
      <path d="M13 30V19l9-4v15z" fill="var(--on-accent)" />
      <circle cx="19.5" cy="23" r="1.3" fill="var(--accent)" />
    </svg>
  )
}

/** The mark and the firm's name. */
export function Logo({ name }: { name: string }) {
  return (
    <>
      <Mark />
      <span>{name}</span>
    </>
  )
}
