import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { transformSync } from '@swc/core'
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
  readonly #texts: Readonly<Record<string, string>>

  /**
   * @param folder holds `document.html`, with the marks `%BOOT%` and `%ASSETS%` in its head, and `favicon.svg`. A document
   *   without `%BOOT%` runs its scripts itself.
   * @param texts for further marks, by their name: `PHONE` for `%PHONE%`
   */
  constructor(folder: string, texts: Readonly<Record<string, string>> = {}) {
    this.#template = path.join(folder, 'document.html')
    this.#icon = path.join(folder, 'favicon.svg')
    this.#texts = texts
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      compilation.fileDependencies.addAll([this.#template, this.#icon])
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tapPromise({ name: plugin, stage }, async () => {
        const template = await readFile(this.#template, 'utf8')
        const codeTag = template.includes('%BOOT%') ? preloadedScript : deferredScript
        const html = Object.entries(this.#texts)
          .reduce((text, [name, value]) => text.replaceAll(`%${name}%`, () => value), template)
          .replace('%BOOT%', () => `<script>${bootScript(compilation)}</script>`)
          .replace('%ASSETS%', () => assetTags(compilation, codeTag).join('\n    '))
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

/** In syntax that browsers parse which are too old for the site: it tells them so. */
function bootScript(compilation: Compilation): string {
  const script = bootFiles(compilation)
    .map((file) => compilation.getAsset(file)?.source.source().toString() ?? '')
    .join('')
  const { code } = transformSync(script, {
    configFile: false,
    swcrc: false,
    isModule: false,
    minify: true,
    jsc: {
      target: 'es2015',
      // The data is our own: arrays, and objects without accessors.
      loose: true,
      minify: { compress: true, mangle: true, format: { asciiOnly: true } },
    },
  })
  return code.trim()
}

function bootFiles(compilation: Compilation): string[] {
  return (compilation.entrypoints.get('boot')?.getFiles() ?? []).filter(isScript)
}

type WriteTag = (address: string, integrity: string) => string

function assetTags(compilation: Compilation, codeTag: WriteTag): string[] {
  const entrypoint = compilation.entrypoints.get('main')
  const files = entrypoint?.getFiles() ?? []
  const fonts = (entrypoint?.chunks ?? []).flatMap((chunk) => [...chunk.auxiliaryFiles])
  return [
    ...fonts.filter(isFont).map((font) => tag(compilation, font, preloadFont)),
    ...files.filter(isStyle).map((style) => tag(compilation, style, styleSheet)),
    ...files.filter(isScript).map((script) => tag(compilation, script, codeTag)),
  ]
}

const isFont = (file: string) => file.endsWith('.woff2')
const isStyle = (file: string) => file.endsWith('.css')
const isScript = (file: string) => file.endsWith('.js')

const preloadFont = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`
const styleSheet = (href: string, integrity: string) =>
  `<link rel="stylesheet" crossorigin="anonymous" integrity="${integrity}" href="${href}">`
const deferredScript = (src: string, integrity: string) =>
  `<script defer crossorigin="anonymous" integrity="${integrity}" src="${src}"></script>`
/**
 * The boot script runs it (shell/src/first-html/start-shell.ts). With the priority of a deferred script in Chromium.
 * Browsers in which the site does not run do not know the range of `media`: they load nothing that they could not use.
 */
const preloadedScript = (href: string, integrity: string) =>
  `<link rel="preload" as="script" fetchpriority="low" media="(width >= 0px)" crossorigin="anonymous" integrity="${integrity}" href="${href}" data-shell-code>`

function tag(compilation: Compilation, file: string, render: WriteTag): string {
  const bytes = compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0)
  const digest = createHash('sha384').update(bytes).digest('base64')
  return render(`%BASE%${file}`, `sha384-${digest}`)
}
