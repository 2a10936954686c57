import { join } from 'node:path'
import { bundleTypebox } from './typebox-bundle.mjs'

/** Packages published as ES modules only, which have to be compiled like our own code. */
const COMPILED = [
  'ulid',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  '@fastify/type-provider-typebox',
]

/**
 * Globals that jest passes to each module as parameters. Looking them up in the global object of its VM context is slow:
 * it took half of the time of compute-heavy code. Tests replace none of them.
 */
export const INJECTED_GLOBALS = [
  'Array',
  'BigInt',
  'Boolean',
  'Buffer',
  'Error',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'TypeError',
  'Uint8Array',
  'WeakMap',
]

/** @type {[string, unknown]} */
const TYPESCRIPT = [
  '@swc/jest',
  {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  },
]

/** A test that logs an error or a warning fails (decision 0179): set-up of all tests, and what compiles it. */
export const FAIL_ON_CONSOLE = {
  setupFilesAfterEnv: [
    join(import.meta.dirname, '../../../shell/sdk/build/jest/fail-on-console.ts'),
  ],
  transform: { '/fail-on-console\\.ts$': TYPESCRIPT },
}

/**
 * Jest for packages that run in Node.
 *
 * @param {import('jest').Config} [overrides] additional settings of this package
 * @returns {import('jest').Config}
 */
export function nodeJest({ moduleNameMapper, ...overrides } = {}) {
  return {
    moduleNameMapper: { ...bundleTypebox(), ...moduleNameMapper },
    testEnvironment: 'node',
    testMatch: ['**/*.test.ts'],
    setupFilesAfterEnv: FAIL_ON_CONSOLE.setupFilesAfterEnv,
    transform: { '^.+\\.[cm]?[jt]s$': TYPESCRIPT },
    transformIgnorePatterns: [`/node_modules/(?!(?:${COMPILED.join('|')})/)`, '/\\.data/typebox/'],
    ...overrides,
  }
}
