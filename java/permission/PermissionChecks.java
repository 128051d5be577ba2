package permission;

import scoville.Primitives;

/**
 * Permission regions. A region asserts that no other task uses the same thing in conflict while it
 * is open; it never makes a task wait. Bounds of ranges are included. The methods for several
 * objects have variable arity, so that a boxed index still selects the methods for elements.
 */
public final class PermissionChecks {
    private PermissionChecks() {
    }

    /** Opens a read region on an object, or on all elements of an array. */
    public static <T> void acquireR(T target) {
        Primitives.acquire(target, false);
    }

    /** Opens a read region on an element of an array. */
    public static <T> void acquireR(T array, int index) {
        Primitives.acquireRange(array, index, index, false);
    }

    /** Opens a read region on elements of an array. */
    public static <T> void acquireR(T array, int from, int to) {
        Primitives.acquireRange(array, from, to, false);
    }

    /** Opens a read region on several objects in one step. */
    public static void acquireR(Object first, Object second, Object... others) {
        Primitives.acquireAll(all(first, second, others), false);
    }

    /** Opens a write region on an object, or on all elements of an array. */
    public static <T> void acquireW(T target) {
        Primitives.acquire(target, true);
    }

    /** Opens a write region on an element of an array. */
    public static <T> void acquireW(T array, int index) {
        Primitives.acquireRange(array, index, index, true);
    }

    /** Opens a write region on elements of an array. */
    public static <T> void acquireW(T array, int from, int to) {
        Primitives.acquireRange(array, from, to, true);
    }

    /** Opens a write region on several objects in one step. */
    public static void acquireW(Object first, Object second, Object... others) {
        Primitives.acquireAll(all(first, second, others), true);
    }

    /** Closes a read region on an object, or on all elements of an array. */
    public static <T> void releaseR(T target) {
        Primitives.release(target, false);
    }

    /** Closes a read region on an element of an array. */
    public static <T> void releaseR(T array, int index) {
        Primitives.releaseRange(array, index, index, false);
    }

    /** Closes a read region on elements of an array. */
    public static <T> void releaseR(T array, int from, int to) {
        Primitives.releaseRange(array, from, to, false);
    }

    /** Closes a read region on several objects in one step. */
    public static void releaseR(Object first, Object second, Object... others) {
        Primitives.releaseAll(all(first, second, others), false);
    }

    /** Closes a write region on an object, or on all elements of an array. */
    public static <T> void releaseW(T target) {
        Primitives.release(target, true);
    }

    /** Closes a write region on an element of an array. */
    public static <T> void releaseW(T array, int index) {
        Primitives.releaseRange(array, index, index, true);
    }

    /** Closes a write region on elements of an array. */
    public static <T> void releaseW(T array, int from, int to) {
        Primitives.releaseRange(array, from, to, true);
    }

    /** Closes a write region on several objects in one step. */
    public static void releaseW(Object first, Object second, Object... others) {
        Primitives.releaseAll(all(first, second, others), true);
    }

    private static Object[] all(Object first, Object second, Object[] others) {
        Object[] targets = new Object[others.length + 2];
        targets[0] = first;
        targets[1] = second;
        System.arraycopy(others, 0, targets, 2, others.length);
        return targets;
    }
}
