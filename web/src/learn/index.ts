/** Learning by playing: comes when somebody opens it. */

export { LearnScreen } from "./Learn";
export { LessonScreen } from "./Lesson";
