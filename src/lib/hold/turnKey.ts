/** What a key does to the object. */
export type TurnKey = 'left' | 'right' | 'up' | 'down' | 'nearer' | 'farther' | 'straight'
