/** How far apart two colours are in light, 1 … 21 (WCAG). */
export function contrast(...colours: [string, string]): number {
  const [most = 1, least = 1] = colours.map(lightOf).sort((a, b) => b - a);
  return (most + 0.05) / (least + 0.05);
}

function lightOf(colour: string): number {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('no canvas');
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
