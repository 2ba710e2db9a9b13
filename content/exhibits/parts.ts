import type { Bilingual } from '../bilingual.ts'

/** What a part is heard by, played live. */
export type PartSound =
  /** A motor that starts, runs and runs out. */
  | 'motor'
  /** Tape passes the head: hiss, and a voice in it that cannot be made out. */
  | 'head'
  /** A hard disk comes to speed, seeks, and comes to rest. */
  | 'disk'
  /** The coil around a tube takes old magnetism away. */
  | 'degauss'

/** A part of an object that visitors may open. */
export interface Part<Id extends string = string> {
  /** Its node in the model of the insides, and its name there. */
  readonly id: Id
  readonly name: Bilingual
  /** What it does, and what people did to it: one or two sentences. */
  readonly text: Bilingual
  /** Where the facts stand. */
  readonly sources: readonly string[]
  readonly sound?: PartSound
  /** What speaks of it in a visitor's memory: beginnings of words, lower case, of both languages. */
  readonly words?: readonly string[]
}

/** The parts of one object as they are taken off, the first one first. */
export type Parts<Id extends string = string> = readonly Part<Id>[]
