import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import harfbuzzReady, { type HarfBuzz } from 'harfbuzzjs'
import { openShapedFont, type ShapedFont } from './shaped-font.ts'
import type { Script } from './text-runs.ts'

const { resolve } = createRequire(import.meta.url)

/** Noto Sans, under the Open Font License (ADR 0038). */
const families: Readonly<Record<Script, { folder: string; name: string }>> = {
  latin: { folder: 'noto-sans', name: 'NotoSans' },
  bengali: { folder: 'noto-sans-bengali', name: 'NotoSansBengali' },
  gurmukhi: { folder: 'noto-sans-gurmukhi', name: 'NotoSansGurmukhi' },
  gujarati: { folder: 'noto-sans-gujarati', name: 'NotoSansGujarati' },
  oriya: { folder: 'noto-sans-oriya', name: 'NotoSansOriya' },
  tamil: { folder: 'noto-sans-tamil', name: 'NotoSansTamil' },
  telugu: { folder: 'noto-sans-telugu', name: 'NotoSansTelugu' },
  kannada: { folder: 'noto-sans-kannada', name: 'NotoSansKannada' },
  malayalam: { folder: 'noto-sans-malayalam', name: 'NotoSansMalayalam' },
}

function fileOf(script: Script, isBold: boolean): string {
  const { folder, name } = families[script]
  const weight = isBold ? '700Bold' : '400Regular'
  return `@expo-google-fonts/${folder}/${weight}/${name}_${weight}.ttf`
}

/** The fonts of printed documents. */
export interface DocumentFonts {
  fontOf(script: Script, isBold: boolean): ShapedFont
}

function fontsOf(harfbuzz: HarfBuzz): DocumentFonts {
  const opened = new Map<string, ShapedFont>()
  return {
    fontOf(script, isBold) {
      const file = fileOf(script, isBold)
      const known = opened.get(file)
      if (known) return known
      const font = openShapedFont(harfbuzz, readFileSync(resolve(file)))
      opened.set(file, font)
      return font
    },
  }
}

let fonts: Promise<DocumentFonts> | undefined

/** Opens the fonts once per process; each file is read on first use. */
export function openFonts(): Promise<DocumentFonts> {
  fonts ??= harfbuzzReady.then(fontsOf)
  return fonts
}
