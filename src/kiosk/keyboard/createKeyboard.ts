import { kioskWords } from '#content/kiosk.ts'
import { after, every, type Stop } from '#lib/time/timers.ts'
import { onVisitEnd } from '#state/visit.ts'
import { announce } from '#app/announcer.ts'
import { createKeyFace } from './keyFace.ts'
import { initialKeyboard, type KeyboardEventOf, layoutOf, nextKeyboard } from './keyboardMachine.ts'
import { languageAt, otherLanguage } from './language.ts'
import { meaningOf } from './layouts.ts'
import { release, reveal, unshift } from './reveal.ts'
import { showCaret } from './showCaret.ts'
import { type TextField, textFieldOf } from './textField.ts'
import { deleteBack, enter, moveCaret, write } from './typing.ts'

/** A press ends with its click; until then nothing moves away under the finger, ms. */
const clickMs = 80
/** A removed field sends no event, so its presence is checked this often, ms. */
const lookMs = 500

export interface Keyboard {
  /** Serves the fields of one more page, such as one in a frame. */
  follow(page: Document): void
}

/** The keyboard on the screen (SHARE-09): opens at the field that is touched, and writes into it. */
export function createKeyboard(): Keyboard {
  let state = initialKeyboard
  let field: TextField | null = null
  let isPressed = false
  /** A press has made something come, go or move under the finger, and its click is still to come. */
  let swallowsClick = false
  /** The keys have come up under a press on the field: it moves once that is over. */
  let standsLater = false
  let stopLeaving: Stop = () => {}
  let stopLooking: Stop = () => {}
  const spoken = document.createElement('span')
  spoken.setAttribute('role', 'status')
  spoken.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)'
  const face = createKeyFace({ onKey: press })
  face.element.popover = 'manual'
  face.element.setAttribute('role', 'group')
  face.element.append(spoken)

  function dispatch(event: KeyboardEventOf): void {
    const before = state
    state = nextKeyboard(state, event)
    if (state.isOpen && field !== null) show(field)
    else if (before.isOpen) hide()
    // Not at any other touch: the page would move away under the finger.
    if (state.isOpen && (!before.isOpen || event.type === 'focused')) {
      if (event.type === 'pointed') standsLater = true
      else stand()
    }
    if (state.isOpen && !before.isOpen && field !== null) {
      spoken.textContent = kioskWords[languageAt(field)].keyboard.shown
      stopLooking = every(lookMs, lookAfter)
    }
  }

  /** The field above the keys, whatever has grown or moved. */
  function stand(): void {
    if (field !== null) reveal(field, innerHeight - face.element.offsetHeight)
  }

  function show(at: TextField): void {
    const page = languageAt(at)
    const layout = layoutOf(state, page)
    face.show({ layout, language: page, letters: state.chosen ?? page, isCaps: state.isCaps })
    // Only what is inside a dialog can be pressed while it is open.
    const home = at.closest('dialog:modal') ?? document.body
    if (face.element.parentElement !== home) home.append(face.element)
    if (!face.element.matches(':popover-open')) face.element.showPopover()
    const { style, dataset } = document.documentElement
    // A page as large as the screen is moved as a whole, with what is drawn behind it.
    dataset.keyboard ??= document.documentElement.scrollHeight > innerHeight ? 'scrolls' : 'moves'
    style.setProperty('--keyboard-height', `${face.element.offsetHeight}px`)
  }

  function hide(): void {
    stopLooking()
    spoken.textContent = ''
    announce(kioskWords[languageAt(document.documentElement)].keyboard.hidden)
    if (face.element.matches(':popover-open')) face.element.hidePopover()
    delete document.documentElement.dataset.keyboard
    unshift()
    if (field !== null) release(field)
  }

  function lookAfter(): void {
    if (field === null || !field.isConnected || !field.checkVisibility()) leave()
  }

  function leave(): void {
    stopLeaving()
    dispatch({ type: 'left' })
    field = null
  }

  function press(key: string, isHeld: boolean): void {
    if (field === null) return
    const meaning = meaningOf(key)
    if ('writes' in meaning) {
      // Who presses slowly means one letter.
      if (isHeld) return
      write(field, meaning.writes)
      dispatch({ type: 'wrote' })
      return
    }
    switch (meaning.action) {
      case 'bksp':
        return deleteBack(field)
      case 'enter':
        return enter(field)
      case 'arrowleft':
      case 'arrowright':
      case 'arrowup':
      case 'arrowdown':
        return moveCaret(field, meaning.action)
      case 'language':
        return dispatch({ type: 'language', to: otherLanguage(state.chosen ?? languageAt(field)) })
      case 'shift':
      case 'signs':
      case 'letters':
      case 'hide':
        return dispatch({ type: meaning.action })
    }
  }

  function follow(page: Document): void {
    const listen = <K extends keyof DocumentEventMap>(
      type: K,
      listener: (event: DocumentEventMap[K]) => void,
    ) => page.addEventListener(type, listener, { capture: true, passive: true })
    const isOnKeys = (event: Event) => event.target instanceof Node && face.element.contains(event.target)

    listen('pointerdown', (event) => {
      swallowsClick = isOnKeys(event)
      if (swallowsClick) return
      isPressed = true
      const isAtField = field !== null && textFieldOf(event.target) === field
      dispatch({ type: 'pointed', by: event.pointerType === 'mouse' ? 'mouse' : 'finger', isAtField })
    })
    const rest = () => {
      isPressed = false
      if (!standsLater) return
      standsLater = false
      after(clickMs, () => {
        if (state.isOpen) stand()
      })
    }
    listen('pointerup', rest)
    listen('pointercancel', rest)
    listen('keydown', (event) => {
      if (event.isTrusted) dispatch({ type: 'typed' })
    })
    listen('focusin', (event) => {
      const next = textFieldOf(event.target)
      if (next === null) return
      stopLeaving()
      if (field !== null && field !== next) release(field)
      field = next
      swallowsClick = true
      dispatch({ type: 'focused' })
    })
    listen('focusout', () => {
      stopLeaving()
      const leaveOnceFree = () => {
        if (isPressed) stopLeaving = after(clickMs, leaveOnceFree)
        else leave()
      }
      stopLeaving = after(isPressed ? clickMs : 0, leaveOnceFree)
    })
    listen('input', () => {
      if (state.isOpen) stand()
    })
    listen('selectionchange', () => {
      if (state.isOpen && field !== null) showCaret(field)
    })
    // What lies under the finger now was not meant.
    page.addEventListener(
      'click',
      (event) => {
        if (!swallowsClick || event.detail === 0 || textFieldOf(event.target) !== null) return
        swallowsClick = false
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      true,
    )
  }

  addEventListener('resize', () => {
    if (!state.isOpen || field === null) return
    show(field)
    stand()
  })
  onVisitEnd(() => dispatch({ type: 'visitEnded' }))
  follow(document)
  return { follow }
}
