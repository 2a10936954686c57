/** Gives every element a width, because jsdom has no layout. @param width in pixels */
export function stubElementWidth(width: number): void {
  class StubObserver {
    readonly #onResize: () => void

    constructor(onResize: () => void) {
      this.#onResize = onResize
    }

    observe() {
      queueMicrotask(this.#onResize)
    }

    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: StubObserver })
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: width })
}
