import * as THREE from "three";
import { seededRandom } from "../src/seeded-random.ts";

export function canvasTexture(width: number, height: number, paint: (canvas: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  paint(canvas.getContext("2d") as CanvasRenderingContext2D);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** Fine noise for cast metal, cloth and leather. */
export function grainTexture(): THREE.Texture {
  const random = seededRandom("grain");
  const texture = canvasTexture(256, 256, (canvas) => {
    const image = canvas.createImageData(256, 256);
    for (let at = 0; at < image.data.length; at += 4) {
      const shade = random.between(90, 165);
      image.data.set([shade, shade, shade, 255], at);
    }
    canvas.putImageData(image, 0, 0);
  });
  asBumpMap(texture);
  texture.wrapS = texture.wrapT = THREE.RepeatWrapping;
  texture.repeat.set(2, 2);
  return texture;
}

/** Concentric rings like those of a lathe. */
export function ringTexture(): THREE.Texture {
  const random = seededRandom("rings");
  const texture = canvasTexture(1024, 1024, (canvas) => {
    canvas.fillStyle = "#808080";
    canvas.fillRect(0, 0, 1024, 1024);
    for (let radius = 2; radius < 512; radius += 2) {
      const shade = random.between(95, 160);
      canvas.strokeStyle = `rgb(${shade} ${shade} ${shade})`;
      canvas.lineWidth = 2;
      canvas.beginPath();
      canvas.arc(512, 512, radius, 0, Math.PI * 2);
      canvas.stroke();
    }
  });
  return asBumpMap(texture);
}

// Bump maps are no colors; low anisotropy, because the CPU renders.
function asBumpMap(texture: THREE.Texture): THREE.Texture {
  texture.colorSpace = THREE.NoColorSpace;
  texture.anisotropy = 1;
  return texture;
}
