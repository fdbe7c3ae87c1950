// One of several trainings, in a thread of its own (train.ts).
import { parentPort, workerData } from 'node:worker_threads';
import { learn, type Lesson, type Sizes } from './learn.ts';

export interface Task {
  lessons: Lesson[];
  sizes: Sizes;
  rounds: number;
  seed: number;
}

const { lessons, sizes, rounds, seed } = workerData as Task;
parentPort?.postMessage(learn(lessons, sizes, rounds, seed));
