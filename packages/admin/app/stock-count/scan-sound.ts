type Tone = { hertz: number; seconds: number };

const KNOWN: readonly Tone[] = [{ hertz: 1400, seconds: 0.08 }];
const UNKNOWN: readonly Tone[] = [
  { hertz: 330, seconds: 0.18 },
  { hertz: 250, seconds: 0.25 },
];
const VOLUME = 0.15;
const STORAGE_KEY = "scan-sound";

let audio: AudioContext | undefined;

/** Clerks look at the shelf, not at the screen. */
export function signalScan(isKnown: boolean): void {
  if (!isScanSoundOn()) return;
  navigator.vibrate?.(isKnown ? 60 : [150, 80, 150]);
  try {
    audio ??= new AudioContext();
    play(audio, isKnown ? KNOWN : UNKNOWN);
  } catch {
    // A device without sound shows the line all the same.
  }
}

function play(context: AudioContext, tones: readonly Tone[]): void {
  void context.resume();
  let at = context.currentTime;
  for (const { hertz, seconds } of tones) {
    const [oscillator, gain] = [context.createOscillator(), context.createGain()];
    oscillator.frequency.value = hertz;
    gain.gain.value = VOLUME;
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    at += seconds;
    oscillator.stop(at);
  }
}

export function isScanSoundOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== "off";
  } catch {
    return true;
  }
}

export function turnScanSound(isOn: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isOn ? "on" : "off");
  } catch {
    // Without storage it stays on.
  }
}
