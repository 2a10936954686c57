/** How long the gateway waits, in milliseconds. */
export interface Waits {
  /** Of a visitor for the HTML of a page. One takes 30, the first after a start ten times that (ADR 0129). */
  visitorMs: number
  /** For rendering a page, and for the first page of a screen, with which its code starts. */
  pageMs: number
  firstPageMs: number
  /** Of a page, a picture within it, a report or new tokens for the API; no visitor waits for it. */
  answerMs: number
  /** Of a page for the product that its head names. */
  productMs: number
}

/** What visitors of a shop have. */
export const waits: Waits = {
  visitorMs: 400,
  pageMs: 500,
  firstPageMs: 5_000,
  answerMs: 2_000,
  productMs: 300,
}
