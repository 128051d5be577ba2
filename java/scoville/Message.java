package scoville;

/**
 * One message on its way to an actor. The wrapper gives each send an identity of its own, even
 * when the same payload is sent twice or the payload is null.
 */
public class Message {
    /** What the sender passed. */
    public final Object payload;

    /** Wraps one payload. */
    public Message(Object payload) {
        this.payload = payload;
    }
}
