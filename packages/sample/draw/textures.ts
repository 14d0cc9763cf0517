import * as THREE from "three";
import { seededRandom } from "../src/seeded-random.ts";

/** A canvas of this size, ready to be painted on and shown on a part. */
export function painted(width: number, height: number, paint: (canvas: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  paint(canvas.getContext("2d") as CanvasRenderingContext2D);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** The skin of cast metal, cloth and leather: fine noise. */
export function grainTexture(): THREE.Texture {
  const dice = seededRandom("grain");
  const texture = painted(256, 256, (canvas) => {
    const image = canvas.createImageData(256, 256);
    for (let at = 0; at < image.data.length; at += 4) {
      const shade = dice.between(90, 165);
      image.data.set([shade, shade, shade, 255], at);
    }
    canvas.putImageData(image, 0, 0);
  });
  asRelief(texture);
  texture.wrapS = texture.wrapT = THREE.RepeatWrapping;
  texture.repeat.set(2, 2);
  return texture;
}

/** The marks of a lathe: rings around the middle. */
export function ringTexture(): THREE.Texture {
  const dice = seededRandom("rings");
  const texture = painted(1024, 1024, (canvas) => {
    canvas.fillStyle = "#808080";
    canvas.fillRect(0, 0, 1024, 1024);
    for (let radius = 2; radius < 512; radius += 2) {
      const shade = dice.between(95, 160);
      canvas.strokeStyle = `rgb(${shade} ${shade} ${shade})`;
      canvas.lineWidth = 2;
      canvas.beginPath();
      canvas.arc(512, 512, radius, 0, Math.PI * 2);
      canvas.stroke();
    }
  });
  return asRelief(texture);
}

// Heights, not colours; and sampled plainly, for the processor draws them.
function asRelief(texture: THREE.Texture): THREE.Texture {
  texture.colorSpace = THREE.NoColorSpace;
  texture.anisotropy = 1;
  return texture;
}
