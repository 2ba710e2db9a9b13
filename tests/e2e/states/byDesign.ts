/** What no walk calls a fault: size, language, page, state and sentence. */
export const byDesign = [
  // Windows of a desktop lie on one another; the one that is pressed comes to the front.
  /(?:imac\/(?:desktop|visitor)|welcome.*folder).*(?:covered|texts overlap|line cut): /u,
  // Keys of a task bar touch, as on the desktops of 1998.
  /(?:imac\/(?:desktop|visitor)|welcome.*folder).*close targets: .*(?:Ausschalten|Switch off)/u,
  // Covers stand one behind the other, and out of sight at the sides; the wheel brings each to the front.
  /ipod · .*(?:covered|cut off): .*(?:rect ""|img ""|"Cover Flow"|, \d+ [vo]|button "(?:Sie roch|It smelt))/u,
  // The smallest displays shorten a title of 30 letters with three dots, as players did; opened, it is whole.
  /(?:360x640|844x390).*ipod · six.*cut off: .*(?:Sonntag|Die Kassette)/u,
  // On a phone that lies the player is larger than the screen: the wheel clicks, and its display lies above.
  /844x390.*ipod · six · (?:playing|held up) no answer: /u,
]
