package edu.rice.pcdp;

import scoville.Message;
import scoville.Primitives;
import scoville.Task;

/**
 * An actor. Each message is processed by a task of its own in the finish around its send, so that
 * finish waits for it; the messages of one actor exclude one another, and those of one sender are
 * processed in order.
 */
public abstract class Actor {
    /** Handles one message. */
    public abstract void process(Object message);

    /** Sends a message, without waiting. */
    public final void send(Object message) {
        Message wrapped = new Message(message);
        Primitives.send(this, wrapped);
        Primitives.spawn(new MessageTask(this, wrapped), null, null, null, null, false);
    }

    /** The task of one message. */
    private static final class MessageTask extends Task {
        private final Actor actor;
        private final Message message;

        MessageTask(Actor actor, Message message) {
            this.actor = actor;
            this.message = message;
        }

        @Override
        public void run() {
            Primitives.beginMessage(actor, message);
            try {
                actor.process(message.payload);
            } finally {
                Primitives.endMessage(actor);
            }
        }
    }
}
