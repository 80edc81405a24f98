/** A shape and a letter-free mark for every seat, so that colour never stands alone. */

export interface Shape {
  name: string;
  path: string;
}

/** Drawn on a square of 24. */
export const SHAPES: Shape[] = [
  { name: "circle", path: "M12 2a10 10 0 1 0 .01 0z" },
  { name: "square", path: "M3.5 3.5h17v17h-17z" },
  { name: "triangle", path: "M12 2.5 22.5 21h-21z" },
  { name: "diamond", path: "M12 1.5 22 12 12 22.5 2 12z" },
  { name: "star", path: "m12 1.6 3.2 6.9 7.5.9-5.6 5.1 1.5 7.5-6.6-3.8-6.6 3.8 1.5-7.5L1.3 9.4l7.5-.9z" },
  { name: "hexagon", path: "M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z" },
  { name: "cross", path: "M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z" },
  { name: "drop", path: "M12 1.5c4 6 7.5 9.4 7.5 13.3a7.5 7.5 0 0 1-15 0C4.5 10.9 8 7.5 12 1.500z" },
  { name: "moon", path: "M15.5 2A10.5 10.5 0 1 0 22 17.5 9.5 9.5 0 0 1 15.5 2z" },
  { name: "shield", path: "M12 1.5 21.5 5v7c0 5.5-4 9-9.5 10.500C6.5 21 2.5 17.5 2.5 12V5z" },
  { name: "arrow", path: "M12 2 22 12h-5.500v10h-9V12H2z" },
  { name: "bars", path: "M2.5 3h19v6h-19zM2.5 15h19v6h-19z" },
];

export function shapeOf(seat: number): Shape {
  return SHAPES[((seat % SHAPES.length) + SHAPES.length) % SHAPES.length] as Shape;
}

export function colourOf(seat: number): string {
  // From the thirteenth seat on shapes come again, with other colours.
  const turned = seat < SHAPES.length ? seat : seat + SHAPES.length / 2;
  return `var(--seat-${((turned % SHAPES.length) + SHAPES.length) % SHAPES.length})`;
}
