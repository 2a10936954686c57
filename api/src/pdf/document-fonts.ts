import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import harfbuzzReady, { type HarfBuzz } from 'harfbuzzjs'
import { openShapedFont, type ShapedFont } from './shaped-font.ts'
import type { Script } from './text-runs.ts'

const { resolve } = createRequire(import.meta.url)

/** Noto Sans, under the Open Font License (ADR 0038). */
const familyOf: Readonly<Record<Script, string>> = {
  latin: 'noto-sans/400Regular/NotoSans_400Regular',
  bengali: 'noto-sans-bengali/400Regular/NotoSansBengali_400Regular',
  gurmukhi: 'noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular',
  gujarati: 'noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular',
  oriya: 'noto-sans-oriya/400Regular/NotoSansOriya_400Regular',
  tamil: 'noto-sans-tamil/400Regular/NotoSansTamil_400Regular',
  telugu: 'noto-sans-telugu/400Regular/NotoSansTelugu_400Regular',
  kannada: 'noto-sans-kannada/400Regular/NotoSansKannada_400Regular',
  malayalam: 'noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular',
}
const boldLatin = 'noto-sans/700Bold/NotoSans_700Bold'

/** The fonts of printed documents. */
export interface DocumentFonts {
  /** Bold is supported for Latin only: only fixed texts are printed bold. */
  fontOf(script: Script, isBold: boolean): ShapedFont
}

function fontsOf(harfbuzz: HarfBuzz): DocumentFonts {
  const opened = new Map<string, ShapedFont>()
  return {
    fontOf(script, isBold) {
      const name = isBold && script === 'latin' ? boldLatin : familyOf[script]
      const known = opened.get(name)
      if (known) return known
      const file = readFileSync(resolve(`@expo-google-fonts/${name}.ttf`))
      const font = openShapedFont(harfbuzz, file)
      opened.set(name, font)
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
