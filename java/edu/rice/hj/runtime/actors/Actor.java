package edu.rice.hj.runtime.actors;

import edu.rice.hj.api.HjActor;
import scoville.Primitives;
import scoville.Task;

/**
 * An actor. From {@link #start} to {@link #exit} it is a task of the finish around the call of
 * start, which takes one message after the other. Messages sent before start wait for it.
 */
public abstract class Actor<MessageType> implements HjActor<MessageType> {
    /** Where an actor is in its life. The order is that of {@link Primitives}. */
    public enum ACTOR_STATUS {
        /** Not started. */
        NEW,
        /** Started. */
        STARTED,
        /** Takes no messages. */
        PAUSED,
        /** Exited. */
        TERMINATED
    }

    private static final ACTOR_STATUS[] STATUSES = ACTOR_STATUS.values();

    /** Handles one message. */
    protected abstract void process(MessageType message);

    /** Called by the caller of start, before the actor runs. */
    protected void onPreStart() {
    }

    /** Called by the actor before its first message. */
    protected void onPostStart() {
    }

    /** Called by the caller of exit, before the actor ends. */
    protected void onPreExit() {
    }

    /** Called by the actor after its last message. */
    protected void onPostExit() {
    }

    /** Where the actor is in its life. */
    protected final ACTOR_STATUS status() {
        return STATUSES[Primitives.actorStatus(this)];
    }

    /** Whether start was called. */
    public final boolean hasStarted() {
        return Primitives.actorStatus(this) != Primitives.ACTOR_NEW;
    }

    @Override
    public final void start() {
        Primitives.startActor(this);
        onPreStart();
        Primitives.spawn(new Life(this), null, null, null, null, false);
    }

    @Override
    public final void exit() {
        if (Primitives.actorStatus(this) != Primitives.ACTOR_EXITED) {
            onPreExit();
            Primitives.exitActor(this);
        }
    }

    @Override
    public final void send(MessageType message) {
        Primitives.send(this, new scoville.Message(message));
    }

    @Override
    public void pause() {
        Primitives.pauseActor(this);
    }

    @Override
    public void resume() {
        Primitives.resumeActor(this);
    }

    @SuppressWarnings("unchecked") // only send fills the mailbox
    private void handle(scoville.Message message) {
        process((MessageType) message.payload);
    }

    /** The task of an actor. A failure in it is the end of the actor. */
    private static final class Life extends Task {
        private final Actor<?> actor;

        Life(Actor<?> actor) {
            this.actor = actor;
        }

        @Override
        public void run() {
            boolean completed = false;
            try {
                actor.onPostStart();
                scoville.Message message = Primitives.receive(actor);
                while (message != null) {
                    actor.handle(message);
                    message = Primitives.receive(actor);
                }
                actor.onPostExit();
                completed = true;
            } finally {
                if (!completed) {
                    Primitives.exitActor(actor);
                }
            }
        }
    }
}
