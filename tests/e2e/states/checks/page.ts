import type { Box, Finding, Kind } from '../finding.ts'

export interface Setting {
  readonly touch: boolean
  readonly kiosk: boolean
  /** Titles may be longer than any shelf. */
  readonly long: boolean
  /** The code is what was asked for: it is there without a scroll. */
  readonly showsCode: boolean
}

/** A line of text on the screen, for what is measured on the picture. `color` is 0 to 255 and its opacity. */
export interface Line {
  readonly element: string
  readonly box: Box
  readonly color: readonly [number, number, number, number]
  readonly isLarge: boolean
}

/** What the page itself says of a state. Runs in the page, and leaves it scrolled as it was. */
export function lookAtPage(setting: Setting): { findings: Finding[]; lines: Line[] } {
  const findings: Finding[] = []
  const isKiosk = setting.kiosk && innerHeight > innerWidth
  const modal = [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal'))
  const root = modal ?? document.body
  const messages = document.querySelector('section[aria-label="Meldungen"], section[aria-label="Messages"]')
  const keyboard = document.querySelector('[popover][role=group]:popover-open')

  const nameOf = (element: Element) => {
    const own = element instanceof HTMLInputElement ? element.labels?.[0] : element
    const label = element.getAttribute('aria-label') ?? own?.textContent ?? ''
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase()
    return `${role} "${label.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`
  }
  const plain = ({ x, y, width, height }: DOMRect): Box => ({ x, y, width, height })
  const say = (kind: Kind, element: Element, box: DOMRect, sentence: string) =>
    findings.push({ kind, element: nameOf(element), sentence, box: plain(box) })
  const px = (number: number) => `${Math.round(number)} px`
  const overlap = (a: DOMRect, b: DOMRect): [number, number] => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ]
  const isOnScreen = (box: DOMRect) =>
    box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    // For screen readers alone.
    for (let box: Element | null = element; box !== null && box !== root; box = box.parentElement)
      if (
        box instanceof HTMLElement &&
        (getComputedStyle(box).clipPath.startsWith('inset(50%') || box.offsetWidth * box.offsetHeight === 1)
      )
        return false
    return true
  }
  /** The ancestors that can cut an element, from the inside out, up to what the screen itself holds. */
  const frames = (element: Element) => {
    const found: {
      frame: Element
      box: DOMRect
      scrolls: boolean
      x: boolean
      y: boolean
      fades: boolean
    }[] = []
    let { position } = getComputedStyle(element)
    let fades = false
    for (
      let frame = element.parentElement;
      frame !== null && frame !== document.body;
      frame = frame.parentElement
    ) {
      const style = getComputedStyle(frame)
      const holds = style.position !== 'static' || style.transform !== 'none' || style.contain !== 'none'
      if (position === 'fixed' && style.transform === 'none') continue
      if (position === 'absolute' && !holds) continue
      position = style.position
      fades ||= style.maskImage !== 'none'
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const scrolls = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)
      found.push({
        frame,
        box: frame.getBoundingClientRect(),
        scrolls,
        x: style.overflowX !== 'visible',
        y: style.overflowY !== 'visible',
        fades,
      })
    }
    return found
  }

  const range = document.createRange()
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const rgba = (color: string, opacity: number): Line['color'] => {
    if (canvas === null) return [0, 0, 0, 1]
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [r, g, b, (a / 255) * opacity]
  }
  /** A sheet lies above the page and goes. */
  const isAbove = (hit: Element, control: Element) => {
    const sheet = hit.closest('dialog, [role=dialog]')
    return sheet !== null && !sheet.contains(control)
  }

  /** What lies over five points of a control and is neither its own nor a sheet. */
  const coversOf = (control: Element, shown: Element, box: DOMRect) =>
    [
      [0.5, 0.5],
      [0.15, 0.5],
      [0.85, 0.5],
      [0.5, 0.15],
      [0.5, 0.85],
    ].flatMap(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)
      const isOwn =
        hit === null ||
        shown.contains(hit) ||
        hit.contains(shown) ||
        hit.closest('label')?.control === control
      return isOwn || isAbove(hit, control) ? [] : [hit]
    })

  // Controls.
  const kinds = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]'
  const controls = [...root.querySelectorAll<HTMLElement>(kinds)].flatMap((control) => {
    const shown = control.matches('input') ? (control.closest('label') ?? control) : control
    const isThere =
      isSeen(shown) && control.closest('[inert]') === null && !control.matches('[href="#main"], :disabled')
    const [box] = shown.getClientRects()
    const isLive = getComputedStyle(control).pointerEvents !== 'none'
    return isThere && isLive && box !== undefined && box.width > 1 ? [{ control, shown, box }] : []
  })
  const isInText = ({ control }: { control: HTMLElement }) =>
    control.matches('a') &&
    getComputedStyle(control).display === 'inline' &&
    /\w/.test(control.parentElement?.textContent?.replace(control.textContent ?? '', '') ?? '')
  for (const { control, shown, box: before } of controls) {
    const moved = [...frames(shown).map(({ frame }) => frame), document.documentElement].map(
      (frame) =>
        [frame, frame.scrollLeft, frame.scrollTop, getComputedStyle(frame).overflow === 'hidden'] as const,
    )
    const isWhole =
      before.top >= 0 && before.bottom <= innerHeight && before.left >= 0 && before.right <= innerWidth
    const isCutHere = frames(shown).some(
      ({ box }) =>
        before.bottom > box.bottom + 2 ||
        before.top < box.top - 2 ||
        before.right > box.right + 2 ||
        before.left < box.left - 2,
    )
    if (!isWhole || isCutHere)
      shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    for (const [frame, left, top, isHidden] of moved)
      if (isHidden) frame.scrollTo({ left, top, behavior: 'instant' })
    let box = shown.getClientRects()[0] ?? before
    const beyond = Math.max(-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight)
    const cutter = frames(shown).find(
      ({ box: frame, scrolls, x, y }) =>
        !scrolls &&
        ((x && (box.left < frame.left - 2 || box.right > frame.right + 2)) ||
          (y && (box.top < frame.top - 2 || box.bottom > frame.bottom + 2))),
    )
    if (beyond > 2 && box.width <= innerWidth && box.height <= innerHeight)
      say(
        'cut off',
        control,
        before,
        `lies ${px(beyond)} beyond the edge of the screen, to which nobody can scroll`,
      )
    else if (cutter !== undefined) say('cut off', control, before, `is cut by ${nameOf(cutter.frame)}`)
    else {
      let covers = coversOf(control, shown, box)
      // What floats over it is passed by a scroll.
      if (covers.length > 0 && isWhole) {
        shown.scrollIntoView({ block: 'center', behavior: 'instant' })
        for (const [frame, left, top, isHidden] of moved)
          if (isHidden) frame.scrollTo({ left, top, behavior: 'instant' })
        covers = coversOf(control, shown, shown.getClientRects()[0] ?? box)
      }
      if (covers[0])
        say('covered', control, before, `is covered at ${covers.length} of 5 points by ${nameOf(covers[0])}`)
      box = shown.getClientRects()[0] ?? box
      const isHit = (dx: number, dy: number) =>
        shown.contains(
          document.elementFromPoint(box.left + box.width / 2 + dx, box.top + box.height / 2 + dy),
        )
      const isWide = box.width >= 43.5 || (isHit(21, 0) && isHit(-21, 0))
      const isTall = box.height >= 43.5 || (isHit(0, 21) && isHit(0, -21))
      if (setting.touch && !(isWide && isTall) && !isInText({ control }))
        say('small target', control, before, `is ${px(box.width)} by ${px(box.height)}, not 44`)
    }
    for (const [frame, left, top] of moved) frame.scrollTo({ left, top, behavior: 'instant' })
  }
  const { scrollHeight } = document.documentElement
  const canScroll = scrollHeight > innerHeight + 1
  const floats = (control: Element) => {
    for (let box: Element | null = control; box !== null; box = box.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(box).position)) return true
    return false
  }
  // Keys of one row, a deck's, a list's, touch as they do on devices; then they are larger.
  const groups = 'ul, ol, fieldset, nav, [role=group], [role=radiogroup], [role=toolbar]'
  /** Without an edge of its own a key is as near as what is drawn of it. */
  const faceOf = ({ shown, box }: (typeof controls)[number]) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(shown)
    if (
      rgba(backgroundColor, 1)[3] > 0.1 ||
      Number.parseFloat(borderTopWidth) > 0 ||
      shown.textContent === ''
    )
      return box
    range.selectNodeContents(shown)
    const drawn = range.getBoundingClientRect()
    return drawn.width > 0 && drawn.height < box.height && drawn.width < box.width + 1 ? drawn : box
  }
  const pairs = setting.touch
    ? controls.filter((one) => !isInText(one)).map((one) => ({ ...one, face: faceOf(one) }))
    : []
  for (const [at, one] of pairs.entries())
    for (const other of pairs.slice(at + 1)) {
      const [x, y] = overlap(one.face, other.face)
      const gap = Math.max(-x, -y)
      // The thumb of a slider lies in the middle of its place; what floats lies elsewhere once the page is scrolled.
      const isFree =
        [one, other].some(({ control }) => control.matches('[type=range]')) ||
        (canScroll && floats(one.control) !== floats(other.control))
      const isRow =
        one.control.closest(groups)?.contains(other.control) ||
        one.control.className === other.control.className
      const isTall = Math.min(one.box.height, other.box.height) >= 47.5
      const isOne = one.shown.contains(other.shown) || other.shown.contains(one.shown)
      if (gap >= 7.5 || gap < -0.5 || (isRow && isTall) || isOne || isFree) continue
      say('close targets', one.control, one.box, `is ${px(gap)} from ${nameOf(other.control)}, not 8`)
    }
  const mains = controls.filter(({ control }) => control.matches('[class*="_main_"]'))
  for (const { control, box } of isKiosk ? mains : []) {
    const isHigh = box.top + scrollY < innerHeight / 3
    const isLow = box.bottom - (scrollHeight - innerHeight - scrollY) > innerHeight - 120
    if (isHigh || isLow)
      say('main key', control, box, `lies in the ${isHigh ? 'upper third' : 'lowest 120 px'}`)
  }

  // Texts.
  const lines: (Line & { node: Element; rect: DOMRect })[] = []
  const blocks = new Map<Element, { letters: number; tops: number[]; box: DOMRect }>()
  const probe = document.createElement('div')
  probe.lang = 'de'
  probe.style.cssText = 'position:fixed;visibility:hidden;hyphens:auto;width:5em;font:16px/1 serif'
  probe.textContent = 'Anrufbeantwortergeschichte'
  document.body.append(probe)
  const hyphenates = probe.offsetHeight > 20
  probe.remove()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const element = text.parentElement
    const content = text.textContent ?? ''
    if (!(element instanceof HTMLElement) || content.trim() === '' || !isSeen(element)) continue
    range.selectNodeContents(text)
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1)
    if (rects.length === 0) continue
    const style = getComputedStyle(element)
    const size = Number.parseFloat(style.fontSize)
    let block: HTMLElement = element
    while (getComputedStyle(block).display.startsWith('inline') && block.parentElement)
      block = block.parentElement
    const scale = block.offsetWidth > 0 ? block.getBoundingClientRect().width / block.offsetWidth : 1
    if (isKiosk && size * scale < 19.5)
      say('small name', element, rects[0] ?? new DOMRect(), `is set in ${px(size * scale)}, not 20`)
    const own = blocks.get(block) ?? { letters: 0, tops: [], box: block.getBoundingClientRect() }
    own.letters += content.replaceAll('\u00AD', '').trim().length
    for (const { top } of rects)
      if (!own.tops.some((known) => Math.abs(known - top) < size / 2)) own.tops.push(top)
    blocks.set(block, own)
    // A word of more letters than any column is as wide as may break anywhere.
    for (const { 0: word, index } of rects.length > 1 ? content.matchAll(/[\p{L}\u00AD]+/gu) : []) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (
        word.length > 30 ||
        content.includes('://') ||
        range.getClientRects().length < 2 ||
        (hyphenates && style.hyphens === 'auto')
      )
        continue
      let last = new DOMRect(Number.NaN, Number.NaN)
      for (let at = 0; at < word.length; at += 1) {
        range.setStart(text, index + at)
        range.setEnd(text, index + at + 1)
        const letter = [...range.getClientRects()].at(-1)
        if (letter === undefined || letter.width === 0) continue
        const isNext = letter.top - last.top > size / 2 && letter.left < last.left
        last = letter
        if (!isNext || at === 0 || word[at - 1] === '\u00AD') continue
        say(
          'broken word',
          element,
          rects[0] ?? letter,
          `breaks "${word.slice(0, at)}/${word.slice(at)}" without a hyphen`,
        )
        break
      }
    }
    let opacity = 1
    for (let box: Element | null = element; box !== null; box = box.parentElement)
      opacity *= Number(getComputedStyle(box).opacity)
    const color = rgba(style.webkitTextFillColor || style.color, opacity)
    const isLarge = size * scale >= 24 || (size * scale >= 18.6 && Number(style.fontWeight) >= 700)
    const around = frames(element)
    for (const rect of rects) {
      // Letters, without the air of their line.
      const letters = new DOMRect(
        rect.left,
        rect.top + rect.height / 2 - 0.35 * size * scale,
        rect.width,
        0.7 * size * scale,
      )
      const hider = around.find(({ box, x, y }) => {
        const [across, down] = overlap(letters, box)
        return (x && across <= 0) || (y && down <= 0)
      })
      if (hider !== undefined || !isOnScreen(letters)) continue
      let isCut = false
      for (const { frame, box, scrolls, x, y, fades } of around) {
        const isThrough =
          y &&
          ((letters.top < box.top - 1 && letters.bottom > box.top + 1) ||
            (letters.bottom > box.bottom + 1 && letters.top < box.bottom - 1))
        if (isThrough && !fades)
          say('line cut', element, rect, `is cut through its letters by ${nameOf(frame)}`)
        if (!x || scrolls || (letters.right <= box.right + 2 && letters.left >= box.left - 2)) continue
        const isShort = getComputedStyle(frame).textOverflow === 'ellipsis' && setting.long
        if (!isShort) say('cut off', element, rect, `is cut at the side by ${nameOf(frame)}`)
        isCut = true
        break
      }
      const isFixed = !canScroll && around.every(({ scrolls }) => !scrolls)
      const isBeside = !isCut && (letters.right > innerWidth + 2 || letters.left < -2)
      if (isBeside || (isFixed && (letters.bottom > innerHeight + 1 || letters.top < -1)))
        say('cut off', element, rect, 'is cut by the edge of the screen, to which nobody can scroll')
      lines.push({ element: nameOf(element), box: plain(rect), color, isLarge, node: element, rect: letters })
    }
  }
  for (const [block, { letters, tops, box }] of blocks) {
    const each = letters / tops.length
    // A heading in large letters may have a word a line.
    const isHeading = block.matches('h1, h2') && box.width > 100
    if (tops.length > 2 && each < 8 && !isHeading)
      say('narrow column', block, box, `has ${each.toFixed(1)} letters a line in ${px(box.width)}`)
    const full = letters / (tops.length - 0.5)
    if (tops.length > 2 && full > 80) say('long lines', block, box, `has ${Math.round(full)} letters a line`)
  }
  // Without what lets presses through, which is in front of them nevertheless.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(sheet)
  const paints = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return (
      element.matches('img, canvas, video, svg') ||
      backgroundImage !== 'none' ||
      rgba(backgroundColor, 1)[3] > 0.8
    )
  }
  const isOnTop = ({ rect, node }: (typeof lines)[number]) =>
    [0.05, 0.5, 0.95].every((part) => {
      const stack = document.elementsFromPoint(rect.left + rect.width * part, rect.top + rect.height / 2)
      const at = stack.findIndex((element) => node.contains(element))
      return at < 0 || !stack.slice(0, at).some((element) => !element.contains(node) && paints(element))
    })
  const seen = lines.filter(isOnTop)
  for (const [at, one] of seen.entries())
    for (const other of seen.slice(at + 1)) {
      const [width, height] = overlap(one.rect, other.rect)
      if (width < 3 || height < 3 || one.node.contains(other.node) || other.node.contains(one.node)) continue
      const x = Math.max(one.rect.left, other.rect.left) + width / 2
      const stack = document.elementsFromPoint(x, Math.max(one.rect.top, other.rect.top) + height / 2)
      const [first, last] = [stack.indexOf(one.node), stack.indexOf(other.node)].toSorted((a, b) => a - b)
      if (first === undefined || last === undefined || first < 0) continue
      const between = stack.slice(first, last).filter((element) => !element.contains(stack[last] ?? null))
      if (!between.some(paints)) say('texts overlap', one.node, one.rect, `lies on ${other.element}`)
    }
  document.adoptedStyleSheets.pop()

  const codes = [
    ...root.querySelectorAll('[data-address] svg, svg[aria-label^="QR"], img[alt^="QR"]'),
  ].filter(isSeen)
  for (const code of new Set(codes)) {
    const box = code.getBoundingClientRect()
    if (Math.min(box.width, box.height) < 159.5)
      say('code', code, box, `is ${px(Math.min(box.width, box.height))}, not 160`)
    const isWhole =
      isOnScreen(box) &&
      box.top >= 0 &&
      box.bottom <= innerHeight &&
      box.left >= 0 &&
      box.right <= innerWidth &&
      frames(code).every(
        ({ box: frame }) =>
          box.top >= frame.top - 1 &&
          box.bottom <= frame.bottom + 1 &&
          box.left >= frame.left - 1 &&
          box.right <= frame.right + 1,
      )
    if (setting.showsCode && !isWhole) say('code', code, box, 'is not wholly on the screen')
  }
  const toasts = messages === null ? [] : [...messages.querySelectorAll(':scope > * > *')].filter(isSeen)
  const needed = [
    ...codes,
    ...mains.map(({ control }) => control),
    ...root.querySelectorAll('h1, h2'),
    ...(document.activeElement?.matches('body') ? [] : [document.activeElement]),
  ]
  for (const above of [...toasts, ...(keyboard ? [keyboard] : [])])
    for (const below of needed) {
      if (
        below === null ||
        above.contains(below) ||
        below.contains(above) ||
        !isSeen(below) ||
        (above === keyboard && !below.matches('input, textarea'))
      )
        continue
      const [width, height] = overlap(above.getBoundingClientRect(), below.getBoundingClientRect())
      if (width > 4 && height > 4)
        say('toast in the way', below, below.getBoundingClientRect(), `lies under ${nameOf(above)}`)
    }
  return {
    findings,
    lines: seen.map(({ element, box, color, isLarge }) => ({ element, box, color, isLarge })),
  }
}
