import type { Build } from '../build/build-folder.ts'
import { publishRelease } from '../publish/publish-release.ts'
import { FolderStore } from '../store/folder-store.ts'

/** Run as a program: publishes a build and kills itself when a step has occurred the given number of times. */
const [text = '', folder = '', fatalStep, times] = process.argv.slice(2)
const build: Build = JSON.parse(text)
let left = Number(times)
await publishRelease(build, new FolderStore(folder), {
  by: 'asha',
  onStep: (step) => {
    if (step === fatalStep) left -= 1
    if (left === 0) process.kill(process.pid, 'SIGKILL')
  },
})
