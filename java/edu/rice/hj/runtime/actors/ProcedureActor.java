package edu.rice.hj.runtime.actors;

import edu.rice.hj.api.HjActor;
import edu.rice.hj.api.HjSuspendingProcedure;
import hj.util.Pair;

/** The actor of {@code newActor}: hands each message to a procedure, paired with the actor. */
public final class ProcedureActor<MessageType> extends Actor<MessageType> {
    private final HjSuspendingProcedure<? super Pair<HjActor<MessageType>, MessageType>> procedure;

    /** An actor of a procedure. */
    public ProcedureActor(HjSuspendingProcedure<? super Pair<HjActor<MessageType>, MessageType>> procedure) {
        this.procedure = procedure;
    }

    @Override
    protected void process(MessageType message) {
        procedure.apply(new Pair<HjActor<MessageType>, MessageType>(this, message));
    }
}
