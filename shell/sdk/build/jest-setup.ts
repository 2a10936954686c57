import { File } from 'node:buffer'
import '@testing-library/jest-dom/jest-globals'

// The environment brings Node's FormData, and to that jsdom's own File is no file but a word.
Object.assign(globalThis, { File })
