export function workersOf(machine: { cores: number; memoryBytes: number }): number;
export function lanesOf(workers: number): number;
export function connectionsOf(workers: number): number;
export const testMachine: { cores: number; memoryBytes: number };
export const testWorkers: number;
export const browserWorkers: number;
export const testLanes: number;
export const testConnections: number;
