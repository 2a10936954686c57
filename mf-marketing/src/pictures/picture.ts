/** A picture of this remote: URL and intrinsic size, to avoid layout shifts. */
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
