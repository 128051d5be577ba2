package scoville;

/**
 * The body of a task as the machine sees it. Every construct that creates a task wraps the user's
 * body in a subclass, so that the machine starts any task in the same way: by
 * {@link Primitives#runTask}.
 */
public abstract class Task {
    /** Runs the body. What it throws is the failure of the task. */
    public abstract void run() throws Throwable;

    /** The task is not run: a eureka has made it useless. */
    public void discard() {
    }
}
