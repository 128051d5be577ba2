package edu.rice.hj.api;

/** An actor: processes its messages one at a time, in order per sender. */
public interface HjActor<MessageType> {
    /** Starts it. The finish around the call waits until the actor has exited. */
    void start();

    /** Starts it at a place; places have no effect. */
    default void start(HjPlace place) {
        start();
    }

    /** Ends it after the message in work. Messages that wait are dropped. */
    void exit();

    /** Sends a message, without waiting. */
    void send(MessageType message);

    /** Stops taking messages until {@link #resume}. */
    void pause();

    /** Takes messages again. */
    void resume();
}
