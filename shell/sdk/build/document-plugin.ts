import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import webpack, { type Compilation, type Compiler } from 'webpack'

const plugin = 'DocumentPlugin'

/**
 * Emits the HTML page for every URL from the shell's template. Two placeholders are left for composing the site:
 * `%BASE%`, the folder of the shell's release, and `%COMPOSITION%`. The entry `boot` becomes a script inside the page;
 * the policy of the site has to allow it by {@link bootHash}.
 */
export class DocumentPlugin {
  readonly #template: string
  readonly #icon: string

  /** @param folder holds `document.html`, with the marks `%BOOT%` and `%ASSETS%` in its head, and `favicon.svg` */
  constructor(folder: string) {
    this.#template = path.join(folder, 'document.html')
    this.#icon = path.join(folder, 'favicon.svg')
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      compilation.fileDependencies.addAll([this.#template, this.#icon])
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tapPromise({ name: plugin, stage }, async () => {
        const template = await readFile(this.#template, 'utf8')
        const html = template
          .replace('%BOOT%', () => `<script>${bootScript(compilation)}</script>`)
          .replace('%ASSETS%', () => assetTags(compilation).join('\n    '))
        const icon = await readFile(this.#icon)
        compilation.emitAsset('document.html', new webpack.sources.RawSource(html))
        compilation.emitAsset('favicon.svg', new webpack.sources.RawSource(icon))
      })
      const last = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: plugin, stage: last }, () => {
        // The boot script is inlined; its file is not needed.
        for (const file of bootFiles(compilation)) compilation.deleteAsset(file)
      })
    })
  }
}

/** The hash of the inline boot script for the content security policy. */
export function bootHash(compilation: Compilation): string {
  return `sha256-${createHash('sha256').update(bootScript(compilation)).digest('base64')}`
}

function bootScript(compilation: Compilation): string {
  return bootFiles(compilation)
    .map((file) => compilation.getAsset(file)?.source.source().toString() ?? '')
    .join('')
    .trim()
}

function bootFiles(compilation: Compilation): string[] {
  return (compilation.entrypoints.get('boot')?.getFiles() ?? []).filter(isScript)
}

function assetTags(compilation: Compilation): string[] {
  const entrypoint = compilation.entrypoints.get('main')
  const files = entrypoint?.getFiles() ?? []
  const fonts = (entrypoint?.chunks ?? []).flatMap((chunk) => [...chunk.auxiliaryFiles])
  return [
    ...fonts.filter(isFont).map((font) => tag(compilation, font, preloadFont)),
    ...files.filter(isStyle).map((style) => tag(compilation, style, styleSheet)),
    ...files.filter(isScript).map((script) => tag(compilation, script, deferredScript)),
  ]
}

const isFont = (file: string) => file.endsWith('.woff2')
const isStyle = (file: string) => file.endsWith('.css')
const isScript = (file: string) => file.endsWith('.js')

const preloadFont = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`
const styleSheet = (href: string, integrity: string) =>
  `<link rel="stylesheet" crossorigin="anonymous" integrity="${integrity}" href="${href}">`
/** Marked for the gateway, which leaves it to the boot script in documents with HTML (shell/src/first-html). */
const deferredScript = (src: string, integrity: string) =>
  `<script defer data-shell-code crossorigin="anonymous" integrity="${integrity}" src="${src}"></script>`

function tag(
  compilation: Compilation,
  file: string,
  render: (address: string, integrity: string) => string,
): string {
  const bytes = compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0)
  const digest = createHash('sha384').update(bytes).digest('base64')
  return render(`%BASE%${file}`, `sha384-${digest}`)
}
