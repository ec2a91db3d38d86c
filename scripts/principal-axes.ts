/** The principal axes of rows whose mean is zero, that with the largest variance first: unit vectors. */
export function principalAxes(rows: readonly Float64Array[]): Float64Array[] {
  const size = rows[0]?.length ?? 0;
  const matrix = Array.from({ length: size }, () => new Float64Array(size));
  for (const row of rows)
    for (let i = 0; i < size; i += 1)
      for (let j = i; j < size; j += 1) add(matrix, i, j, (row[i] ?? 0) * (row[j] ?? 0));
  for (let i = 0; i < size; i += 1) for (let j = 0; j < i; j += 1) add(matrix, i, j, at(matrix, j, i));
  return eigenvectors(matrix);
}

const SWEEPS = 30;
const at = (matrix: readonly Float64Array[], i: number, j: number) => matrix[i]?.[j] ?? 0;

function add(matrix: readonly Float64Array[], i: number, j: number, value: number): void {
  const row = matrix[i];
  if (row) row[j] = (row[j] ?? 0) + value;
}

function set(matrix: readonly Float64Array[], i: number, j: number, value: number): void {
  const row = matrix[i];
  if (row) row[j] = value;
}

/** Of a symmetric matrix, by Jacobi's rotations; that with the largest eigenvalue first. */
function eigenvectors(matrix: readonly Float64Array[]): Float64Array[] {
  const size = matrix.length;
  const vectors = Array.from({ length: size }, (_, i) =>
    Float64Array.from({ length: size }, (_, j) => (i === j ? 1 : 0)),
  );
  for (let sweep = 0; sweep < SWEEPS && !isDiagonal(matrix); sweep += 1)
    for (let p = 0; p < size; p += 1) for (let q = p + 1; q < size; q += 1) rotate(matrix, vectors, p, q);
  return Array.from({ length: size }, (_, i) => i)
    .sort((a, b) => at(matrix, b, b) - at(matrix, a, a))
    .map((column) => Float64Array.from({ length: size }, (_, row) => at(vectors, row, column)));
}

/** Near enough: what is left changes no axis by a millionth. */
function isDiagonal(matrix: readonly Float64Array[]): boolean {
  let [on, off] = [0, 0];
  for (const [i, row] of matrix.entries())
    for (const [j, value] of row.entries()) {
      if (i === j) on += value * value;
      else off += value * value;
    }
  return off < 1e-16 * on;
}

function rotate(
  matrix: readonly Float64Array[],
  vectors: readonly Float64Array[],
  p: number,
  q: number,
): void {
  const off = at(matrix, p, q);
  if (Math.abs(off) < 1e-12) return;
  const theta = (at(matrix, q, q) - at(matrix, p, p)) / (2 * off);
  const tan = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cos = 1 / Math.sqrt(tan * tan + 1);
  const sin = tan * cos;
  for (let k = 0; k < matrix.length; k += 1) {
    const [kp, kq] = [at(matrix, k, p), at(matrix, k, q)];
    set(matrix, k, p, cos * kp - sin * kq);
    set(matrix, k, q, sin * kp + cos * kq);
  }
  for (let k = 0; k < matrix.length; k += 1) {
    const [pk, qk] = [at(matrix, p, k), at(matrix, q, k)];
    set(matrix, p, k, cos * pk - sin * qk);
    set(matrix, q, k, sin * pk + cos * qk);
    const [vp, vq] = [at(vectors, k, p), at(vectors, k, q)];
    set(vectors, k, p, cos * vp - sin * vq);
    set(vectors, k, q, sin * vp + cos * vq);
  }
}
