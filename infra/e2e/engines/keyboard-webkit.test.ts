import { testKeyboardIn } from './keyboard-in.ts'

testKeyboardIn('webkit')
