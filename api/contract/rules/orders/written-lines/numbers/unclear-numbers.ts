import { cut } from '../line-pieces.ts'
import {
  gap,
  number,
  numberStart,
  packageWords,
  said,
  units,
  wordEnd,
  wordStart,
} from './number-words.ts'

const word = (words: string) => `${wordStart}(?:${words})${wordEnd}`

/** Words that make the quantity of a line another one than its number says, or none. */
const patterns = [
  // "2 hundred", "1 lakh", "do hazar 500".
  word(
    'hundreds?|sau|thousands?|ha[zj]+a+rs?|la(?:c|kh)s?|crores?|सौ|हज़ार|हजार|लाख|करोड़|half(?! (?:an? )?(?:doz|dar|gross))',
  ),
  // "साढ़े 3": and a half.
  word('sa+dh?e|sawa|sava|paune|dedh|derh|dh?a+i|adha+i|साढ़े|साढे|सवा|पौने|डेढ़|ढाई'),
  // "1/2 dozen", "1½", "10/12 pcs".
  String.raw`\d\s*\u2044\s*\d`,
  String.raw`${numberStart}\d+\s*\/\s*\d+\s*-?\s*(?:${units}|doz|dar[jz])`,
  // "10 pcs x 10", "5 pcs + 5 pcs".
  String.raw`(?<=${numberStart}${number}\s*-?\s*${units}\.?\s*)(?:[x×*+&]|and|plus|aur|or|ya|और|या)(?=\s*\d+(?:\.\d+)?(?![\p{L}\p{M}\d]))`,
  // What a package holds is no number of packages, and "5 nos each" is five of each of several.
  String.raw`(?:${packageWords})\.?\s*(?:of|with|x|contain\p{L}*|me|mein|wal[aei]|में)\s*\d+`,
  String.raw`${numberStart}${number}\s*-?\s*${units}\.?\s*(?:each|every|per|\/|har|प्रति)(?![\p{L}\p{M}])(?!\s*[\d-])`,
  word('every|har|हर|प्रत्येक'),
  // Behind a price it is part of that.
  String.raw`(?<!${gap}\s*|as\s+)${word('each|per')}`,
  // Cancelled, wanted no more, or not ordered but owed, sold and returned.
  word(
    String.raw`cancel(?:led|ed|lation)?|not (?:required|needed|wanted|reqd?)|no need|do ?n[o']?t (?:send|want|need)|na+hi+n? chahiye|mat (?:bhej|do|dena|karna)\p{L}*|रद्द|नहीं चाहिए|मत (?:भेज|दे)[\p{L}\p{M}]*|na+hi+n?(?=\s*$)|नहीं(?=\s*$)|hold|skip|remove[d]?|delete[d]?|hata\p{L}*|nikal\p{L}*|हटा[\p{L}\p{M}]*|return(?:ed|s)?|wapas|vapas|वापस|sold|received|recd|rcvd|damaged?|defective|faulty|kharab|खराब|already|delivered|dispatched|supplied|billed|sent|ordered|bought|purchased|pehle|pahle|liya|chuk[aei]|tha|thi|stop|withdr\p{L}*|galti|galat|wrong\p{L}*|mistake\p{L}*|mat|later|baad|rehne|rahne|rukho?|ruko|wait|chh?od\p{L}*|mil (?:ga|chuk)\p{L}*|mila|mile|mili|aa (?:ga|chuk)\p{L}*|aay[aei]|pah?unch\p{L}*|बाद|रहने|रुक[\p{L}\p{M}]*|छोड़[\p{L}\p{M}]*|मिल (?:ग|चुक)[\p{L}\p{M}]*|मिल[ाेी]|आ (?:ग|चुक)[\p{L}\p{M}]*|आय[ाेी]`,
  ),
  String.raw`[-,;]\s*(?:no|nahi+n?|नहीं)\s*$`,
  String.raw`${word('pending|balance|bal|short(?:age)?|stock|baki|baaki|बाकी')}\s*[:=-]*\s*(?=\d)`,
  // Struck out in WhatsApp, or about so many.
  '~',
  word(
    'appro?x(?:imate(?:ly)?)?|about|around|upto|up to|atleast|at least|at most|(?:or |and )?(?:more|less|above|below|upwards?|onwards?)(?: than)?|available|zyada|jyada|jitn[aei]|kam se kam|lag ?bhag|ज़्यादा|ज्यादा|जितन[ाेी]|करीब|लगभग|कम से कम',
  ),
  String.raw`${word('min(?:imum)?|max(?:imum)?')}(?=\s*(?:order\s*)?(?:qty\s*)?[:=-]*\s*\d)`,
  // The beginning or the end of what stands elsewhere: "5" may go on as "5 dozen".
  String.raw`^\.{${cut.length}} | \.{${cut.length}}$`,
].map((pattern) => new RegExp(pattern, 'giu'))

/** No pieces besides those that the line says: it is asked about. */
const none = ` ${said}0 ${gap} `

/** Puts a quantity that cannot be ordered where a line says its quantity otherwise than by one number. */
export function withUnclearNumbers(text: string): string {
  return patterns.reduce((rest, pattern) => rest.replace(pattern, none), text)
}
