export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What is wrong, in a few words (findings are grouped by it), with what, and where on the picture of its state. */
export interface Finding {
  readonly kind: string
  readonly element: string
  readonly sentence: string
  readonly box: Box
}

/** A line of text on the screen, for what is measured on the picture. `color` is 0 to 255 and its opacity. */
export interface TextLine {
  readonly element: string
  readonly box: Box
  readonly color: readonly [number, number, number, number]
  readonly isLarge: boolean
}

/** `long`: titles may be longer than any shelf. `showsCode`: a code is there without a scroll. */
type Asked = Readonly<Record<'touch' | 'kiosk' | 'long' | 'showsCode', boolean>>

/** What the page itself says of a state. Runs in the page, and leaves it scrolled as it was. */
export function lookAtPage(asked: Asked): { findings: Finding[]; lines: TextLine[] } {
  const findings: Finding[] = []
  const modal = [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal'))
  const root = modal ?? document.body
  const { scrollHeight } = document.documentElement
  const canScroll = scrollHeight > innerHeight + 1
  const isPortrait = asked.kiosk && innerHeight > innerWidth
  const screen = new DOMRect(0, 0, innerWidth, innerHeight)
  const range = document.createRange()

  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : element
    const name = (element.ariaLabel ?? label?.textContent ?? '').trim().replaceAll(/\s+/g, ' ')
    return `${element.role ?? element.localName} "${name.slice(0, 40)}"`
  }
  const say = (kind: string, element: Element, box: DOMRect, sentence: string) =>
    findings.push({ kind, element: nameOf(element), sentence, box: box.toJSON() })
  const px = (number: number) => `${Math.round(number)} px`
  /** By how much two boxes lie on one another, across and down; negative where they are apart. */
  const overlap = (a: DOMRect, b: DOMRect): [number, number] => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ]
  /** How far a box reaches out of another. */
  const beyond = (box: DOMRect, frame: DOMRect): [number, number] => [
    Math.max(frame.left - box.left, box.right - frame.right),
    Math.max(frame.top - box.top, box.bottom - frame.bottom),
  ]
  const withParents = (element: Element, last?: Element) => {
    const all: Element[] = []
    for (let box: Element | null = element; box && box !== last; box = box.parentElement) all.push(box)
    return all
  }
  const isForReadersAlone = (box: Element) =>
    getComputedStyle(box).clipPath.startsWith('inset(50%') ||
    (box instanceof HTMLElement && box.offsetWidth * box.offsetHeight === 1)
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !withParents(element, root).some(isForReadersAlone)
  /** What can cut an element, from the inside out, up to what the screen itself holds. */
  const framesOf = (element: Element) => {
    let { position } = getComputedStyle(element)
    let fades = false
    return withParents(element, document.body).flatMap((frame) => {
      const style = getComputedStyle(frame)
      const holds = style.transform !== 'none' || style.contain !== 'none'
      const isPassed = position === 'fixed' || (position === 'absolute' && style.position === 'static')
      if (frame === element || (isPassed && !holds)) return []
      position = style.position
      fades ||= style.maskImage !== 'none'
      const [x, y] = [style.overflowX !== 'visible', style.overflowY !== 'visible']
      const scrolls = /auto|scroll/.test(style.overflow)
      return x || y ? [{ frame, box: frame.getBoundingClientRect(), scrolls, x, y, fades }] : []
    })
  }
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const rgba = (color: string, opacity = 1): TextLine['color'] => {
    canvas?.reset()
    if (canvas) canvas.fillStyle = color
    canvas?.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0, a = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? []
    return [r, g, b, (a / 255) * opacity]
  }

  // Controls: what no hand reaches, and what is too small for a finger.
  const kinds = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]'
  const controls = [...root.querySelectorAll<HTMLElement>(kinds)].flatMap((control) => {
    const shown = control.matches('input') ? (control.closest('label') ?? control) : control
    const [box] = shown.getClientRects()
    const isDead = control.matches('[href="#main"], :disabled, [inert] *')
    const isLive = !isDead && getComputedStyle(control).pointerEvents !== 'none'
    return box && box.width > 1 && isLive && isSeen(shown) ? [{ control, shown, box }] : []
  })
  type Control = (typeof controls)[number]
  const isInText = ({ control }: Control) =>
    control.matches('a') &&
    getComputedStyle(control).display === 'inline' &&
    /\w/.test(control.parentElement?.textContent?.replace(control.textContent ?? '', '') ?? '')
  const boxOf = ({ shown, box }: Control) => shown.getClientRects()[0] ?? box
  const hit = (box: DOMRect, x: number, y: number) =>
    document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)
  /** What lies above the page, and goes or is moved. */
  const sheetOf = (element: Element) => element.closest('dialog, [role=dialog], [role=region]')
  const isOver = (over: Element | null, { control, shown }: Control) => {
    if (!over || shown.contains(over) || over.contains(shown)) return false
    const sheet = sheetOf(over)
    return over.closest('label')?.control !== control && (!sheet || sheet.contains(control))
  }
  const outOfReach = (one: Control): [kind: string, sentence: string] | undefined => {
    const box = boxOf(one)
    const out = Math.max(...beyond(box, screen))
    if (out > 2 && box.width <= innerWidth && box.height <= innerHeight)
      return ['cut off', `lies ${px(out)} beyond the edge of the screen, to which nobody can scroll`]
    const cutter = framesOf(one.shown).find(({ box: frame, scrolls, x, y }) => {
      const [across, down] = beyond(box, frame)
      return !scrolls && ((x && across > 2) || (y && down > 2))
    })
    if (cutter) return ['cut off', `is cut by ${nameOf(cutter.frame)}`]
    const middles = [0.5, 0.15, 0.85].flatMap((part) => [hit(box, part, 0.5), hit(box, 0.5, part)])
    const covers = middles.slice(1).filter((over) => isOver(over, one))
    return covers[0]
      ? ['covered', `is covered at ${covers.length} of 5 points by ${nameOf(covers[0])}`]
      : undefined
  }
  const scrollTo = ([frame, left, top]: readonly [Element, number, number], moves = true) => {
    if (moves) frame.scrollTo({ left, top, behavior: 'instant' })
    // The browser's own comes a frame later.
    frame.dispatchEvent(new Event('scroll'))
  }
  for (const one of controls) {
    const scrolled = withParents(one.shown).map((box) => [box, box.scrollLeft, box.scrollTop] as const)
    let fault = outOfReach(one)
    for (const block of ['center', 'start', 'end'] as const) {
      if (!fault) break
      one.shown.scrollIntoView({ block, inline: 'center', behavior: 'instant' })
      // Nobody scrolls these by hand.
      for (const place of scrolled) scrollTo(place, getComputedStyle(place[0]).overflow === 'hidden')
      fault = outOfReach(one)
    }
    if (fault) say(fault[0], one.control, one.box, fault[1])
    const box = boxOf(one)
    const reaches = (x: number, y: number) =>
      one.shown.contains(hit(box, 0.5 + x / box.width, 0.5 + y / box.height))
    const isWide = box.width >= 43.5 || (reaches(21, 0) && reaches(-21, 0))
    const isTall = box.height >= 43.5 || (reaches(0, 21) && reaches(0, -21))
    if (asked.touch && fault?.[0] !== 'cut off' && !(isWide && isTall) && !isInText(one))
      say('small target', one.control, one.box, `is ${px(box.width)} by ${px(box.height)}, not 44`)
    for (const place of scrolled) scrollTo(place)
  }

  /** What its frames leave to be pressed. */
  const cutByFrames = (element: Element, whole: DOMRect) =>
    framesOf(element).reduce((cut, { box }) => {
      const [left, top] = [Math.max(cut.left, box.left), Math.max(cut.top, box.top)]
      const [right, bottom] = [Math.min(cut.right, box.right), Math.min(cut.bottom, box.bottom)]
      return new DOMRect(left, top, right - left, bottom - top)
    }, whole)

  // Fingers need room between controls, and hands theirs at a standing kiosk.
  /** Without an edge of its own a key is as near as what is drawn of it. */
  const faceOf = ({ shown, box }: Control) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(shown)
    range.selectNodeContents(shown)
    const drawn = range.getBoundingClientRect()
    const isWithin = drawn.width > 0 && drawn.height <= box.height && drawn.width <= box.width + 1
    const hasEdge = rgba(backgroundColor)[3] > 0.1 || Number.parseFloat(borderTopWidth) > 0 || !isWithin
    return cutByFrames(shown, hasEdge ? box : drawn)
  }
  /** Words, and nothing drawn around them. */
  const isBare = ({ shown }: Control) =>
    shown.innerText.trim() !== '' &&
    shown.querySelector('svg, img') === null &&
    [shown, ...shown.querySelectorAll('*')].every((element) => {
      const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(element)
      const isPlain = backgroundImage === 'none' && rgba(backgroundColor)[3] < 0.1
      return isPlain && Number.parseFloat(borderTopWidth) === 0
    })
  const floats = ({ control }: Control) =>
    canScroll && withParents(control).some((box) => /fixed|sticky/.test(getComputedStyle(box).position))
  /** No frame has scrolled it out of sight. */
  const isInFrames = ({ shown, box }: Control) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    return framesOf(shown).every(
      ({ box: frame }) => x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom,
    )
  }
  const apart = controls
    .filter((one) => isInFrames(one) && !isInText(one))
    // A key that only scrolls lies over what it scrolls.
    .filter(({ control }) => !control.matches('[type=range], [aria-hidden=true]'))
    .map((one) => ({ ...one, face: faceOf(one), floats: floats(one) }))
  const rows = 'ul, ol, fieldset, nav, [role=group], [role=radiogroup], [role=toolbar]'
  for (const [at, one] of apart.entries())
    for (const other of apart.slice(at + 1)) {
      const [across, down] = overlap(one.face, other.face)
      const gap = -Math.min(across, down)
      const isBeside = one.floats === other.floats && sheetOf(one.control) === sheetOf(other.control)
      if (gap >= 7.5 || gap < -0.5 || !isBeside) continue
      const runsOn = gap < 3.5 && down > 0 && isBare(one) && isBare(other)
      // Keys of one row touch as they do on devices; then they are larger.
      const isRow = one.control.closest(rows)?.contains(other.control)
      const isAlike = isRow || one.control.className === other.control.className
      const isTall = Math.min(one.box.height, other.box.height) >= 47.5
      const isOne = one.shown.contains(other.shown) || other.shown.contains(one.shown)
      if (!isOne && (runsOn || (asked.touch && !(isAlike && isTall))))
        say('close targets', one.control, one.box, `is ${px(gap)} from ${nameOf(other.control)}, not 8`)
    }
  const mains = controls.filter((one) => one.control.matches('[class*="_main_"]') && isInFrames(one))
  for (const { control, box } of isPortrait ? mains : []) {
    const isLow = box.bottom - (scrollHeight - innerHeight - scrollY) > innerHeight - 120
    if (isLow || box.top + scrollY < innerHeight / 3)
      say('main key', control, box, `lies in the ${isLow ? 'lowest 120 px' : 'upper third'}`)
  }

  // Texts: how they are set, and what cuts their lines.
  const lines: (TextLine & { node: Element; rect: DOMRect })[] = []
  const blocks = new Map<Element, { letters: number; rows: { top: number; width: number }[] }>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode
    const content = textContent ?? ''
    if (!(element instanceof HTMLElement) || content.trim() === '' || !isSeen(element)) continue
    const rectsOf = (from: number, to: number) => {
      range.setStart(walker.currentNode, from)
      range.setEnd(walker.currentNode, to)
      return [...range.getClientRects()]
    }
    const rects = rectsOf(0, content.length).filter(({ width }) => width > 1)
    const parents = withParents(element)
    const block = parents.find((box) => !getComputedStyle(box).display.startsWith('inline'))
    if (!rects[0] || !(block instanceof HTMLElement)) continue
    const style = getComputedStyle(element)
    const scale = block.getBoundingClientRect().width / (block.offsetWidth || 1)
    const size = Number.parseFloat(style.fontSize) * scale
    // What is written on an object is as large as that, and said elsewhere, too.
    const isOnObject = element.closest('[aria-hidden=true]') !== null
    if (isPortrait && size < 19.5 && !isOnObject)
      say('small name', element, rects[0], `is set in ${px(size)}, not 20`)
    const { letters, rows } = blocks.get(block) ?? { letters: 0, rows: [] }
    for (const { top, width } of rects) {
      const known = rows.find((row) => Math.abs(row.top - top) < size / 2)
      if (known) known.width += width
      else rows.push({ top, width })
    }
    blocks.set(block, { letters: letters + content.replaceAll('\u00AD', '').trim().length, rows })

    // An address, and a word longer than any column, may break anywhere.
    const words = rects.length > 1 && !content.includes('://') ? content.matchAll(/[\p{L}\u00AD]+/gu) : []
    for (const { 0: word, index } of words) {
      if (word.length > 30 || rectsOf(index, index + word.length).length < 2) continue
      const at = Array.from(word).findIndex((_, place) => {
        if (place === 0 || word[place - 1] === '\u00AD') return false
        const [before, letter] = [place - 1, place].map((from) =>
          rectsOf(index + from, index + from + 1).at(-1),
        )
        return before && letter && letter.top - before.top > size / 2 && letter.left < before.left
      })
      const broken = `breaks "${word.slice(0, at)}/${word.slice(at)}" without a hyphen`
      if (at > 0) say('broken word', element, rects[0], broken)
    }

    const opacity = parents.reduce((product, box) => product * Number(getComputedStyle(box).opacity), 1)
    const color = rgba(style.webkitTextFillColor || style.color, opacity)
    const isLarge = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700)
    const frames = framesOf(element)
    const isShortened =
      asked.long &&
      parents
        .map((box) => getComputedStyle(box))
        .some((box) => box.textOverflow === 'ellipsis' || box.webkitLineClamp !== 'none')
    const isFixed = !canScroll && !frames.some(({ scrolls }) => scrolls)
    /** Its lines go on there, and fade. */
    const isFading = ({ top, bottom }: DOMRect) =>
      frames.some(({ box, fades }) => fades && (top < box.top + 2 * size || bottom > box.bottom - 3 * size))
    for (const box of rects) {
      // Letters, without the air of their line.
      const rect = new DOMRect(box.left, box.top + box.height / 2 - 0.35 * size, box.width, 0.7 * size)
      const holders = [...frames, { box: screen, x: true, y: true }]
      const isThere = holders.every(({ box: frame, x, y }) => {
        const [across, down] = overlap(rect, frame)
        return (!x || across > 0) && (!y || down > 0)
      })
      if (!isThere) continue
      const through = frames.find(({ box: { top, bottom }, y, fades }) => {
        const isCut = (edge: number) => rect.top < edge - 1 && rect.bottom > edge + 1
        return y && !fades && (isCut(top) || isCut(bottom))
      })
      if (through && !isShortened)
        say('line cut', element, box, `is cut through its letters by ${nameOf(through.frame)}`)
      const aside = frames.find(({ box: frame, x, scrolls }) => x && !scrolls && beyond(rect, frame)[0] > 2)
      const [across, down] = beyond(rect, screen)
      if (aside && !isShortened) say('cut off', element, box, `is cut at the side by ${nameOf(aside.frame)}`)
      else if ((!aside && across > 2) || (isFixed && down > 1))
        say('cut off', element, box, 'is cut by the edge of the screen, to which nobody can scroll')
      if (!isFading(rect))
        lines.push({ element: nameOf(element), box: box.toJSON(), color, isLarge, node: element, rect })
    }
  }
  for (const [block, { letters, rows }] of blocks) {
    if (rows.length < 3) continue
    const box = block.getBoundingClientRect()
    const widths = rows.map(({ width }) => width)
    const each = letters / rows.length
    const longest = (letters * Math.max(...widths)) / widths.reduce((sum, width) => sum + width)
    // A heading in large letters may have a word a line.
    if (each < 8 && !(block.matches('h1, h2') && box.width > 100))
      say('narrow column', block, box, `has ${each.toFixed(1)} letters a line in ${px(box.width)}`)
    // Of a shortened text the lines that are not shown count as letters, too.
    const isWhole = getComputedStyle(block).webkitLineClamp === 'none'
    if (longest > 80 && isWhole) say('long lines', block, box, `has ${Math.round(longest)} letters a line`)
  }

  // Texts on top, and on one another. What lets presses through lies in front of them nevertheless.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(sheet)
  const paints = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const isPicture = element.matches('img, canvas, video, svg') || backgroundImage !== 'none'
    return isPicture || rgba(backgroundColor)[3] > 0.2
  }
  /** What is painted at a place over an element; undefined where the element is not there. */
  const paintedOver = (node: Element, x: number, y: number) => {
    const stack = document.elementsFromPoint(x, y)
    const at = stack.findIndex((element) => node.contains(element))
    return at < 0 ? undefined : stack.slice(0, at).filter((one) => !one.contains(node) && paints(one))
  }
  const onTop = lines.filter(({ rect, node }) =>
    [0.05, 0.5, 0.95].every((part) => {
      const over = paintedOver(node, rect.left + rect.width * part, rect.top + rect.height / 2)
      return over?.length === 0
    }),
  )
  for (const [at, one] of onTop.entries())
    for (const other of onTop.slice(at + 1)) {
      const [width, height] = overlap(one.rect, other.rect)
      const isOne = one.node.contains(other.node) || other.node.contains(one.node)
      if (width < 3 || height < 3 || isOne) continue
      const x = Math.max(one.rect.left, other.rect.left) + width / 2
      const y = Math.max(one.rect.top, other.rect.top) + height / 2
      const isSeenThrough = [one.node, other.node].every((node) => paintedOver(node, x, y)?.length === 0)
      if (isSeenThrough) say('texts overlap', one.node, one.rect, `lies on ${other.element}`)
    }
  document.adoptedStyleSheets.pop()

  // Codes, and what messages and the keyboard of a kiosk lie on.
  const codes = [...root.querySelectorAll('[data-address] svg, svg[aria-label^="QR"]')].filter(isSeen)
  for (const code of codes) {
    const box = code.getBoundingClientRect()
    const holders = [screen, ...framesOf(code).map((frame) => frame.box)]
    if (box.width < 159.5) say('code', code, box, `is ${px(box.width)}, not 160`)
    if (holders.some((holder) => Math.max(...beyond(box, holder)) > 1)) {
      if (asked.showsCode) say('code', code, box, 'is not wholly on the screen')
      continue
    }
    const [left, right, top, bottom] = [box.left + 2, box.right - 2, box.top + 2, box.bottom - 2]
    const corners = [left, right].flatMap((x) => [top, bottom].map((y) => document.elementFromPoint(x, y)))
    const above = corners.find((each) => each && !each.contains(code) && !code.contains(each))
    // No phone or tablet reads a code on itself.
    if (above && (asked.kiosk || !asked.touch)) say('code', code, box, `lies under ${nameOf(above)}`)
  }
  const messages = 'section:is([aria-label="Meldungen"], [aria-label="Messages"]) > * > *'
  // What the focus was put on to be read may be larger than the screen.
  const focused = [...root.querySelectorAll(`:is(${kinds}):focus`)]
  const needed = [...codes, ...mains.map(({ control }) => control), ...root.querySelectorAll('h1, h2')]
  for (const above of document.querySelectorAll(`${messages}, [popover][role=group]:popover-open`))
    for (const below of above.matches('[popover]') ? focused : [...needed, ...focused]) {
      const box = below.getBoundingClientRect()
      const isApart = !above.contains(below) && !below.contains(above)
      const isOn = Math.min(...overlap(above.getBoundingClientRect(), box)) > 4
      if (isApart && isOn && isSeen(above) && isSeen(below))
        say('toast in the way', below, box, `lies under ${nameOf(above)}`)
    }
  return { findings, lines: onTop }
}
