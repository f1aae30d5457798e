/** What a key does in the player. */
export type PlayerAction =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'start'
  | 'end'
  | 'louder'
  | 'quieter'
  | 'mute'
  | 'captions'
  | 'full'
  | 'picture'
  | 'slower'
  | 'faster';

const ACTIONS: Readonly<Record<string, PlayerAction>> = {
  Space: 'toggle',
  KeyK: 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'start',
  End: 'end',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
  KeyM: 'mute',
  KeyC: 'captions',
  KeyF: 'full',
  KeyP: 'picture',
};

const SHIFTED_ACTIONS: Readonly<Record<string, PlayerAction>> = { Comma: 'slower', Period: 'faster' };

interface PressedKey {
  /** The place on the keyboard: the letters are others on a Persian layout. */
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What a key asks of the player; null for a key of the browser's own. `<` and `>` are Shift with comma and period. */
export function actionOfKey({ code, shiftKey, ctrlKey, altKey, metaKey }: PressedKey): PlayerAction | null {
  if (ctrlKey || altKey || metaKey) {
    return null;
  }
  const actions = shiftKey ? SHIFTED_ACTIONS : ACTIONS;
  return Object.hasOwn(actions, code) ? (actions[code] ?? null) : null;
}

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** The next speed in a direction; the same one at the end of the list. */
export function nextSpeed(speed: number, step: 1 | -1): number {
  const place = (SPEEDS as readonly number[]).indexOf(speed);
  return SPEEDS[place + step] ?? speed;
}
