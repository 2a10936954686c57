/** A picture of this remote: its address and the pixels of the file, so that its place is kept. */
export interface Picture {
  src: string
  width: number
  height: number
}

/** A drawn scene: 16:9. */
export function scene(src: string, width: number): Picture {
  return { src, width, height: (width * 9) / 16 }
}

/** A drawn product: square. */
export function tile(src: string): Picture {
  return { src, width: 400, height: 400 }
}
