import { createRequire } from 'node:module'
import path from 'node:path'
import { languageMacros } from '../language-macros.mjs'

const require = createRequire(import.meta.url)

// These packages publish ES modules only; all others also ship CommonJS.
const esmOnly = [
  'rettime',
  '@open-draft/deferred-promise',
  'until-async',
  'typebox',
  '@tanstack/[a-z-]+',
]

/** Jest for code that runs in a browser: jsdom with Node's own fetch, swc, and jest-dom's matchers. */
export const jestPreset = {
  testTimeout: 30_000,
  testEnvironment: require.resolve('jest-fixed-jsdom'),
  testEnvironmentOptions: { url: 'http://store.test/' },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  moduleNameMapper: {
    '\\.(css|svg|png|webp|avif|woff2)$': path.join(import.meta.dirname, 'asset.cjs'),
  },
  // A test that logs an error or a warning fails (decision 0179).
  setupFilesAfterEnv: ['jest-setup.ts', 'fail-on-console.ts'].map((file) =>
    path.join(import.meta.dirname, file),
  ),
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: languageMacros,
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
  // Runtime data, including releases, is not source.
  modulePathIgnorePatterns: ['/\\.data/'],
}
