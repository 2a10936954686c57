import type { Page } from 'playwright-core'
import type { SampleFile } from '../../driver/sample-files.ts'

/** A role of ARIA. */
type Role = Parameters<Page['getByRole']>[0]

/** What a person looks for on a page: something with a role and a name, a labelled field, or a text. */
export type Target = {
  /** Only inside of this. */
  within?: Target
  /** Only what contains this text. */
  containing?: string
} & (
  | { role: Role; name?: string | RegExp }
  | { label: string | RegExp }
  | { text: string | RegExp }
)

/** Named as in `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape' | 'ArrowDown' | 'End' | 's'

export type TabOptions = {
  /** Width of the page in CSS pixels; its height is that of a phone or a laptop. */
  width?: number
  /** What the person has set for all pages. */
  darkMode?: boolean
  /** Size of unscaled text in CSS pixels; browsers begin with 16. */
  textSize?: number
  /** Whether pages may run scripts. */
  scripts?: boolean
  /** Local storage of the site from the first page on. */
  storage?: Record<string, string>
  /** Origin of the site; by default the site under test. */
  site?: string
}

/**
 * A tab of a browser, as a person uses it: the same in every engine. Everything waits for what it needs: a named string is
 * compared whole, the first match is taken.
 */
export interface Tab {
  /** Opens a path of the site. */
  open(path: string): Promise<void>
  reload(): Promise<void>
  goBack(): Promise<void>
  goForward(): Promise<void>
  /** Path and query of the page. */
  address(): Promise<string>
  click(target: Target): Promise<void>
  /** Moves the focus to it, as keys do. */
  focus(target: Target): Promise<void>
  /** Replaces the text of a field, key by key where the engine does so. */
  fill(target: Target, text: string): Promise<void>
  /** Focuses something and presses a key. */
  press(target: Target, key: Key): Promise<void>
  /** Chooses an option of a list by its label. */
  choose(target: Target, option: string): Promise<void>
  /** Chooses a file in the first file field, or the first inside of the target. */
  chooseFile(file: SampleFile, within?: Target): Promise<void>
  /** Whether it is shown now. */
  has(target: Target): Promise<boolean>
  /** The visible text. */
  textOf(target: Target): Promise<string>
  valueOf(target: Target): Promise<string>
  /** Clicks, and returns what is saved. */
  download(target: Target): Promise<Buffer>
  /** @param script an expression; a promise is awaited */
  evaluate<Value>(script: string): Promise<Value>
  resize(width: number): Promise<void>
  /** Saves a picture of what is in the window. */
  takePicture(file: string): Promise<void>
  /** Errors and warnings in the console, exceptions, and failed requests since the last call. */
  takeNoise(): Promise<string[]>
  /** Another tab of the same person. */
  openAnother(): Promise<Tab>
  /** Ends it with all tabs of the same person. */
  close(): Promise<void>
}

export interface Engine {
  /** A person with their own browser. */
  openTab(options?: TabOptions): Promise<Tab>
  close(): Promise<void>
}

/** Height of the page that goes with its width. */
export const heightOf = (width: number): number => (width < 768 ? 740 : 900)

/** Browsers begin with 16 and 13 CSS pixels. */
export const fixedWidthSizeOf = (textSize: number): number => (textSize * 13) / 16
