import { testKeyboardIn } from './keyboard-in.ts'

testKeyboardIn('firefox')
