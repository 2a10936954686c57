import type { Build } from '../build-release.ts'
import { FolderStore } from '../folder-store.ts'
import { publishRelease } from '../publish-release.ts'

/** Run as a program: publishes a build and dies, without a word, when it has done a step so many times. */
const [text = '', folder = '', deadlyStep, times] = process.argv.slice(2)
const build: Build = JSON.parse(text)
let left = Number(times)
await publishRelease(build, new FolderStore(folder), {
  by: 'asha',
  onStep: (step) => {
    if (step === deadlyStep) left -= 1
    if (left === 0) process.kill(process.pid, 'SIGKILL')
  },
})
