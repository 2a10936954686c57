/** Types of the used part of harfbuzzjs 0.10, which has none. */
declare module 'harfbuzzjs' {
  export interface HarfBuzzGlyph {
    /** Glyph id. */
    g: number
    /** Index in the text where its cluster begins, in UTF-16 units. */
    cl: number
    ax: number
    ay: number
    dx: number
    dy: number
  }
  interface HarfBuzzBuffer {
    addText(text: string): void
    guessSegmentProperties(): void
    json(): HarfBuzzGlyph[]
    destroy(): void
  }
  interface HarfBuzzHandle {
    destroy(): void
  }
  export interface HarfBuzz {
    createBlob(bytes: ArrayBuffer | Uint8Array): HarfBuzzHandle
    createFace(blob: HarfBuzzHandle, index: number): HarfBuzzHandle
    createFont(face: HarfBuzzHandle): HarfBuzzHandle
    createBuffer(): HarfBuzzBuffer
    shape(font: HarfBuzzHandle, buffer: HarfBuzzBuffer, features?: string): void
  }
  const ready: Promise<HarfBuzz>

  export { ready as default }
}
