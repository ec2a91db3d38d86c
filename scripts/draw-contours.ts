/** Draws the brand's contour lines: level curves of a smooth height field, as one SVG path. Run: node scripts/draw-contours.ts */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { contours } from "d3-contour";

type Hill = { x: number; y: number; width: number; depth: number; turn: number; height: number };
type Point = [number, number];

const SIZE = 1000;
/** The field extends beyond the picture, so the cut edges of the curves are outside. */
const MARGIN = 80;
const CELL = 5;
const SPACING = 20;
const LEVELS = 20;

const hills: Hill[] = [
  { x: 390, y: 230, width: 300, depth: 220, turn: 0.4, height: 1 },
  { x: 800, y: 690, width: 270, depth: 230, turn: -0.5, height: 0.95 },
  { x: -40, y: 900, width: 240, depth: 320, turn: 0.5, height: 0.85 },
  { x: 1090, y: -60, width: 380, depth: 260, turn: -0.4, height: -0.6 },
];

function height(x: number, y: number): number {
  return hills.reduce((sum, hill) => {
    const [dx, dy] = [x - hill.x, y - hill.y];
    const [cos, sin] = [Math.cos(hill.turn), Math.sin(hill.turn)];
    const along = (dx * cos + dy * sin) / hill.width;
    const across = (dy * cos - dx * sin) / hill.depth;
    return sum + hill.height * Math.exp(-(along ** 2 + across ** 2) / 2);
  }, 0);
}

/** Resamples a closed ring at roughly equal distances; with fewer points, the spline stays smooth. */
function resample(ring: Point[]): Point[] {
  const steps = ring.map((point, index) => {
    const [x, y] = ring[(index + 1) % ring.length] ?? point;
    return Math.hypot(x - point[0], y - point[1]);
  });
  const length = steps.reduce((sum, step) => sum + step, 0);
  const count = Math.max(8, Math.round(length / SPACING));
  const points: Point[] = [];
  let walked = 0;
  for (const [index, point] of ring.entries()) {
    const next = ring[(index + 1) % ring.length] ?? point;
    const step = steps[index] ?? 0;
    while (points.length < count && points.length * (length / count) < walked + step) {
      const part = (points.length * (length / count) - walked) / step;
      points.push([point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part]);
    }
    walked += step;
  }
  return points;
}

const at = (points: Point[], index: number): Point =>
  points[(index + points.length) % points.length] ?? [0, 0];

const isNear = ([x, y]: Point) => x > -20 && y > -20 && x < SIZE + 20 && y < SIZE + 20;

/** Coordinates in half units, which are short and still smooth. */
const round = ([x, y]: Point): Point => [Math.round(x * 2), Math.round(y * 2)];

/**
 * A closed Catmull-Rom spline in relative cubic commands ("s" mirrors the previous control point). The pen is up
 * outside the picture.
 */
function draw(points: Point[]): string {
  const handle = (index: number, sign: 1 | -1): Point => {
    const [before, here, after] = [at(points, index - 1), at(points, index), at(points, index + 1)];
    return [here[0] + (sign * (after[0] - before[0])) / 6, here[1] + (sign * (after[1] - before[1])) / 6];
  };
  let pen: Point | null = null;
  const commands: string[] = [];
  for (const [index, point] of points.entries()) {
    const next = at(points, index + 1);
    if (!isNear(point) && !isNear(next)) {
      pen = null;
      continue;
    }
    const isStart = pen === null;
    const from = pen ?? round(point);
    const relative = (to: Point) => round(to).map((value, axis) => value - (from[axis] ?? 0));
    const first = isStart ? relative(handle(index, 1)) : [];
    const numbers = [...first, ...relative(handle(index + 1, -1)), ...relative(next)];
    if (isStart) commands.push(`M${from.join(" ")}`);
    commands.push(`${isStart ? "c" : "s"}${numbers.join(" ").replaceAll(" -", "-")}`);
    pen = round(next);
  }
  return commands.join("");
}

const side = (SIZE + 2 * MARGIN) / CELL;
const toPicture = (cell: number) => cell * CELL - MARGIN;
const field = Array.from({ length: side * side }, (_, index) =>
  height(toPicture((index % side) + 0.5), toPicture(Math.floor(index / side) + 0.5)),
);
const [low, high] = [Math.min(...field), Math.max(...field)];
const levels = Array.from(
  { length: LEVELS },
  (_, index) => low + ((high - low) * (index + 1)) / (LEVELS + 1),
);

const path = contours()
  .size([side, side])
  .thresholds(levels)(field)
  .flatMap((level) => level.coordinates.flat())
  .map((ring) => ring.slice(0, -1).map(([x = 0, y = 0]): Point => [toPicture(x), toPicture(y)]))
  .map((ring) => draw(resample(ring)))
  .join("");

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * SIZE} ${2 * SIZE}"><title>Contour lines</title><path id="lines" d="${path}" fill="none" stroke-width="1.2" vector-effect="non-scaling-stroke"/></svg>\n`;
writeFileSync(fileURLToPath(new URL("../src/web/ui/contours.svg", import.meta.url)), svg);
console.log(`contours.svg: ${svg.length} bytes`);
