package edu.rice.hj.experimental.actors;

import edu.rice.hj.api.HjPlace;
import java.util.ArrayDeque;
import scoville.Message;
import scoville.Primitives;
import scoville.Task;

/**
 * An actor with several mailboxes, all of them open at first. From {@link #start} to {@link #exit} it is a task of the finish
 * around the call of start. Messages of one mailbox are taken in their order; from which open one the next is taken is a choice
 * of the schedule.
 */
public abstract class Selector<MessageType> {
    private final ArrayDeque<Message>[] mailboxes;
    private final boolean[] open;

    /** A selector of so many mailboxes. */
    @SuppressWarnings("unchecked") // arrays know no type arguments
    protected Selector(int mailboxes) {
        if (mailboxes <= 0) {
            throw new IllegalArgumentException("a selector needs a mailbox: " + mailboxes);
        }
        this.mailboxes = new ArrayDeque[mailboxes];
        this.open = new boolean[mailboxes];
        for (int i = 0; i < mailboxes; i++) {
            this.mailboxes[i] = new ArrayDeque<>();
            this.open[i] = true;
        }
    }

    /** Handles one message. */
    protected abstract void process(MessageType message);

    /** Opens a mailbox. Only the selector itself does so. */
    protected final void enable(int mailbox) {
        open[mailbox] = true;
    }

    /** Opens a mailbox. Only the selector itself does so. */
    protected final void enable(Enum<?> mailbox) {
        enable(mailbox.ordinal());
    }

    /** Closes a mailbox: its messages wait. Only the selector itself does so. */
    protected final void disable(int mailbox) {
        open[mailbox] = false;
    }

    /** Closes a mailbox: its messages wait. Only the selector itself does so. */
    protected final void disable(Enum<?> mailbox) {
        disable(mailbox.ordinal());
    }

    /** Opens all mailboxes. */
    protected final void enableAll() {
        for (int i = 0; i < open.length; i++) {
            open[i] = true;
        }
    }

    /** Closes all mailboxes. */
    protected final void disableAll() {
        for (int i = 0; i < open.length; i++) {
            open[i] = false;
        }
    }

    /** Ends it: messages that were not taken are dropped. */
    protected final void exit() {
        Primitives.exitActor(this);
    }

    /** Whether start was called. */
    public final boolean hasStarted() {
        return Primitives.actorStatus(this) != Primitives.ACTOR_NEW;
    }

    /** Starts it. */
    public final void start() {
        Primitives.startActor(this);
        Primitives.spawn(new Life(this), null, null, null, null, false);
    }

    /** Starts it; there is one place. */
    public final void start(HjPlace place) {
        start();
    }

    /** Puts a message at the end of a mailbox. */
    public final void send(Enum<?> mailbox, MessageType message) {
        send(mailbox.ordinal(), message);
    }

    /** Puts a message at the end of a mailbox. */
    public final void send(int mailbox, MessageType message) {
        if (mailbox < 0 || mailbox >= mailboxes.length) {
            throw new IllegalArgumentException("there is no mailbox " + mailbox);
        }
        Primitives.send(this, new Letter(message, mailbox));
    }

    /** A message with its mailbox. */
    private static final class Letter extends Message {
        final int mailbox;

        Letter(Object payload, int mailbox) {
            super(payload);
            this.mailbox = mailbox;
        }
    }

    /** Puts what has come into the mailboxes, and waits if none of them is open and has a message; false at the end. */
    private boolean collect() {
        while (true) {
            boolean waits = next(false) < 0;
            if (!waits && !Primitives.hasMessage(this)) {
                return true;
            }
            Message message = Primitives.receive(this);
            if (message == null) {
                return false;
            }
            mailboxes[((Letter) message).mailbox].add(message);
        }
    }

    /** An open mailbox with a message, any of them if {@code chooses}; -1 if there is none. */
    private int next(boolean chooses) {
        int found = -1;
        for (int i = 0; i < open.length; i++) {
            if (open[i] && !mailboxes[i].isEmpty() && (found < 0 || chooses && Primitives.either())) {
                found = i;
            }
        }
        return found;
    }

    @SuppressWarnings("unchecked") // only send fills the mailboxes
    private void live() {
        while (Primitives.actorStatus(this) != Primitives.ACTOR_EXITED && collect()) {
            process((MessageType) mailboxes[next(true)].remove().payload);
        }
    }

    /** The task of a selector. A failure in it is its end. */
    private static final class Life extends Task {
        private final Selector<?> selector;

        Life(Selector<?> selector) {
            this.selector = selector;
        }

        @Override
        public void run() {
            boolean completed = false;
            try {
                selector.live();
                completed = true;
            } finally {
                if (!completed) {
                    Primitives.exitActor(selector);
                }
            }
        }
    }
}
