package scoville;

/** What {@code readMode} and {@code writeMode} return: an object and how isolated uses it. */
public final class AccessMode {
    final Object object;
    final boolean write;

    /** An object with its mode. */
    public AccessMode(Object object, boolean write) {
        this.object = object;
        this.write = write;
    }
}
