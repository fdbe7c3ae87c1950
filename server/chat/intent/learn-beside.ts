// One of several trainings, in a thread of its own (train.ts).
import { parentPort, workerData } from 'node:worker_threads';
import { type Course, learn, type Lesson, type Sizes } from './learn.ts';

export interface Task {
  lessons: Lesson[];
  sizes: Sizes;
  course: Course;
}

const { lessons, sizes, course } = workerData as Task;
parentPort?.postMessage(learn(lessons, sizes, course));
