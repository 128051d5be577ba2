package edu.rice.hj;

import edu.rice.hj.api.HjActor;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.HjSuspendingCallable;
import edu.rice.hj.api.HjSuspendingProcedure;
import edu.rice.hj.runtime.actors.ProcedureActor;
import hj.util.Pair;
import scoville.AccessMode;
import scoville.Isolation;

/** Isolation and actors. */
public class Module2 extends Module1 {
    /** Runs the body while no other isolated body runs. */
    public static void isolated(HjSuspendable body) {
        Isolation.run(null, body);
    }

    /** Runs the body while no other isolated body runs. */
    public static <V> V isolatedWithReturn(HjSuspendingCallable<V> body) {
        return Isolation.call(null, body);
    }

    /** Runs the body while no other isolated body uses the objects in conflict. */
    public static void isolated(Object first, HjSuspendable body) {
        Isolation.run(new Object[] {first}, body);
    }

    /** Runs the body while no other isolated body uses the objects in conflict. */
    public static <V> V isolatedWithReturn(Object first, HjSuspendingCallable<V> body) {
        return Isolation.call(new Object[] {first}, body);
    }

    /** Runs the body while no other isolated body uses the objects in conflict. */
    public static void isolated(Object first, Object second, HjSuspendable body) {
        Isolation.run(new Object[] {first, second}, body);
    }

    /** Runs the body while no other isolated body uses the objects in conflict. */
    public static <V> V isolatedWithReturn(Object first, Object second, HjSuspendingCallable<V> body) {
        return Isolation.call(new Object[] {first, second}, body);
    }

    /** Runs the body while no other isolated body uses the objects in conflict. */
    public static void isolated(Object first, Object second, Object third, HjSuspendable body) {
        Isolation.run(new Object[] {first, second, third}, body);
    }

    /** Runs the body while no other isolated body uses the objects in conflict. */
    public static <V> V isolatedWithReturn(Object first, Object second, Object third, HjSuspendingCallable<V> body) {
        return Isolation.call(new Object[] {first, second, third}, body);
    }

    /** Runs the body while no other isolated body uses the objects in conflict. */
    public static void isolated(Object[] objects, HjSuspendable body) {
        Isolation.run(objects, body);
    }

    /** Runs the body while no other isolated body uses the objects in conflict. */
    public static <V> V isolatedWithReturn(Object[] objects, HjSuspendingCallable<V> body) {
        return Isolation.call(objects, body);
    }

    /** An argument of isolated that is only read. */
    public static Object readMode(Object object) {
        return new AccessMode(object, false);
    }

    /** An argument of isolated that is written, as it is by default. */
    public static Object writeMode(Object object) {
        return new AccessMode(object, true);
    }

    /** An actor that hands each message, paired with itself, to a procedure. */
    public static <MsgType> HjActor<MsgType> newActor(
            HjSuspendingProcedure<? super Pair<HjActor<MsgType>, MsgType>> procedure) {
        return new ProcedureActor<MsgType>(procedure);
    }
}
