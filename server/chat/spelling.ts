// Spellings of one sound, for telling Hindi in Latin letters from English.
import { isDevanagari } from './normalise.ts';

/** Spellings that sound alike get one key: byaaj/byaj, kitnaa/kitna, संपत्ति/सम्पत्ती. */
export function soundKey(word: string): string {
  if (isDevanagari(word)) {
    return word
      .replace(/[ङञणनम]्(?=[क-ह])/g, 'ं')
      .replace(/ी/g, 'ि')
      .replace(/ू/g, 'ु')
      .replace(/ई/g, 'इ')
      .replace(/ऊ/g, 'उ')
      .replace(/ॉ|ौ|ॅ/g, 'ा')
      .replace(/ये/g, 'ए')
      .replace(/यी/g, 'ई')
      .replace(/ं/g, '')
      .replace(/(.)्\1/g, '$1');
  }
  return word
    .replace(/aa+/g, 'a')
    .replace(/ee+|ii+|ie$|ey$/g, 'i')
    .replace(/oo+|uu+|ou/g, 'u')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/chh/g, 'ch')
    .replace(/(.)\1+/g, '$1')
    .replace(/([bcdgjkpt])h/g, '$1')
    .replace(/iy(?=[aeo])/g, 'y')
    .replace(/[nh]$/, '');
}
