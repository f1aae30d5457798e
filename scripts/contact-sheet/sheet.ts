/** What the script gives the page to draw. */
export interface ContactSheet {
  readonly title: string;
  readonly sections: readonly SheetSection[];
}

export interface SheetSection {
  /** Latin, the name of its picture. */
  readonly name: string;
  readonly title: string;
  readonly tiles: readonly SheetTile[];
}

export interface SheetTile {
  readonly title: string;
  /** Latin: what the thing is known by, and its family. */
  readonly note: string;
  readonly family: string;
  readonly form: string | null;
  readonly count: number | null;
  readonly seed: number;
}
