import type { prose as german } from '#app/i18n/locales/de/properties/prose.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

/** What to write instead of doubtful words. */
export const prose = {
  origin: 'Nobody may be put at a disadvantage for their origin (§§ 1, 19 AGG). Leave the condition out.',
  age: 'Selecting by age can be unlawful (§§ 1, 19 AGG). Describe the home, not the people in it.',
  children: 'Excluding children can put families at a disadvantage (§§ 1, 19 AGG). Leave the condition out.',
  religion: 'Nobody may be put at a disadvantage for their religion (§§ 1, 19 AGG). Leave the condition out.',
  sex: 'Selecting by sex or way of life can be unlawful (§§ 1, 19 AGG). Leave it out.',
  disability:
    'Nobody may be put at a disadvantage for a disability (§§ 1, 19 AGG). Describe the access, such as “three steps to the door”.',
  climate:
    'Since 27 September 2026 claims about the climate need proof (§§ 5, 5a UWG). Give the figure of the energy certificate.',
  environment:
    'Since 27 September 2026 general environmental claims need proof (§§ 5, 5a UWG). Say what was built, such as “timber walls”.',
  efficiency:
    'Without a figure nothing proves this (§ 5 UWG). Enter the details of the energy certificate, or leave the word out.',
  yield: 'Returns cannot be promised (§ 5 UWG). Give the rent that is paid at present.',
  view: 'Hardly anybody can promise that nothing will be built in front (§ 5 UWG). Say what one sees today.',
  superlative: 'Whoever is the best must be able to prove it (§ 5 UWG). Say what is good about the place.',
  pressure: 'Such pressure can be unlawful (§ 3 UWG, annex). Name a date if there is one.',
  commission: 'The field “Commission” says that somebody pays. One of the two is wrong (§ 5 UWG).',
  firstOccupancy: 'By its year the house is not new. You may mean “first occupancy after renovation” (§ 5 UWG).',
  vacant: 'The property is entered as let. Say when it becomes vacant (§ 5 UWG).',
  area: 'The field knows the exact area. “About” raises the question which one is right: leave the number out here.',
  lift: 'According to the details there is no lift. One of the two is wrong (§ 5 UWG).',
  balcony: 'According to the details there is neither balcony nor terrace. One of the two is wrong (§ 5 UWG).',
  fee: 'Such fees are mostly not allowed besides the commission (§ 2 WoVermRG, § 307 BGB). Leave the sentence out.',
  deposit: 'For homes the deposit may not exceed three months’ base rent (§ 551 BGB).',
  papers: 'Such documents may not be asked for at a viewing yet (Art. 6 GDPR). Ask for them later.',
} as const satisfies Translation<typeof german>
