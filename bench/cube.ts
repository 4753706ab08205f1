/** A cube as a binary glTF file: the least that model-viewer can show. */
export function cube(): Buffer {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => [i & 1, (i >> 1) & 1, (i >> 2) & 1]);
  const positions = Buffer.from(new Float32Array(corners).buffer);
  const faces = [
    0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3,
    5, 3, 7, 5,
  ];
  const indices = Buffer.from(new Uint16Array(faces).buffer);
  const binary = Buffer.concat([positions, indices]);
  const json = JSON.stringify({
    asset: { version: '2.0' },
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
    accessors: [
      {
        bufferView: 0,
        componentType: 5126,
        count: 8,
        type: 'VEC3',
        min: [0, 0, 0],
        max: [1, 1, 1],
      },
      { bufferView: 1, componentType: 5123, count: faces.length, type: 'SCALAR' },
    ],
    bufferViews: [
      { buffer: 0, byteLength: positions.length },
      { buffer: 0, byteOffset: positions.length, byteLength: indices.length },
    ],
    buffers: [{ byteLength: binary.length }],
  });
  const text = Buffer.from(json.padEnd(Math.ceil(json.length / 4) * 4, ' '));
  const header = words(0x46546c67, 2, 12 + 8 + text.length + 8 + binary.length);
  return Buffer.concat([
    header,
    words(text.length, 0x4e4f534a),
    text,
    words(binary.length, 0x004e4942),
    binary,
  ]);
}

function words(...values: number[]): Buffer {
  return Buffer.from(new Uint32Array(values).buffer);
}
