/** What a key does to the object in the hand. */
export type TurnKey = 'left' | 'right' | 'up' | 'down' | 'nearer' | 'farther' | 'straight'
