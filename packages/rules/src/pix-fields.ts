/** A field of a BR Code: two digits of id, two of length, the value. */
export const formatPixField = (id: string, value: string): string =>
  `${id}${String(value.length).padStart(2, "0")}${value}`;

/** CRC16/CCITT-FALSE of an ASCII text, as four hexadecimal digits. A BR Code includes everything up to `6304`. */
export function pixCrc(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
