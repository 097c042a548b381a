/**
 * The part of Decap CMS 3.16.3 that the editor uses (https://decapcms.org/docs/, and its source, read 2026-11-22). Decap is a
 * separate script with its own React.
 */

/** Decap's immutable data, such as an entry and its fields. */
export type Immutable = { get: (name: string) => unknown; toJS: () => unknown }

/** A file as it's about to be saved. `path` is from the root of the repository. */
export type DataFile = { path: string; raw: string; newPath?: string }

/** A file that a backend has read. `data` is null if the file doesn't exist. */
export type ReadFile = { data: string | null; file: { path: string } }

/** A picture in a backend. It has an address if the backend has loaded the picture. */
export type MediaFile = { name: string; path: string; url?: string }

export type Backend = {
  entriesByFolder: (folder: string, extension: string, depth: number) => Promise<ReadFile[]>
  /** Exists in backends with repositories only, because their `entriesByFolder` returns one page of files at a time. */
  allEntriesByFolder?: (folder: string, extension: string, depth: number) => Promise<ReadFile[]>
  entriesByFiles: (files: { path: string; label: string }[]) => Promise<ReadFile[]>
  getMedia: (folder: string) => Promise<MediaFile[]>
  persistEntry: (entry: { dataFiles: DataFile[]; assets: { path: string }[] }, options: unknown) => Promise<unknown>
  deleteFiles: (paths: string[], options: unknown) => Promise<unknown>
  persistMedia: (file: { path: string }, options: unknown) => Promise<unknown>
}

export type ControlProps = {
  value: unknown
  onChange: (value: unknown) => void
  getEntry: () => Immutable | undefined
  /** Adds a picture to the entry, with which it's saved. */
  onPersistMedia: (file: File, options: { field: Immutable }) => Promise<unknown>
  collection: Immutable
  field: Immutable
  forID: string
  classNameWrapper: string
  setActiveStyle: () => void
  setInactiveStyle: () => void
}

export type PreviewProps = { entry: Immutable; collection: Immutable; document: Document }

/** The specification of a control's or a preview's class, which Decap's own React creates. */
export type ClassSpec<Props> = Record<string, unknown> & ThisType<{ props: Props; element: HTMLElement | null }>

type SaveEvent = {
  entry: { get: (name: string) => { toJS: () => object; clear: () => { merge: (data: object) => unknown } } }
}

type Cms = {
  init: () => void
  getBackend: (name: string) => { init: (...args: unknown[]) => Backend } | undefined
  registerWidget: (name: string, control: unknown) => void
  registerPreviewTemplate: (name: string, preview: unknown) => void
  registerPreviewStyle: (style: string, options?: { raw: boolean }) => void
  registerEventListener: (listener: { name: "preSave"; handler: (event: SaveEvent) => unknown }) => void
}

declare global {
  interface Window {
    CMS: Cms
    CMS_MANUAL_INIT: boolean
    createClass: <Props>(spec: ClassSpec<Props>) => unknown
    h: (tag: string, props: object | null, ...children: unknown[]) => unknown
  }
}
