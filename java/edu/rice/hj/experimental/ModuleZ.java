package edu.rice.hj.experimental;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjLambda;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.HjSuspendingCallable;
import edu.rice.hj.experimental.api.HjConvergenceEureka;
import edu.rice.hj.experimental.api.HjCountEureka;
import edu.rice.hj.experimental.api.HjEngineEureka;
import edu.rice.hj.experimental.api.HjEureka;
import edu.rice.hj.experimental.api.HjExpression;
import edu.rice.hj.experimental.api.HjExtremaEureka;
import edu.rice.hj.experimental.api.HjFastBarrierEureka;
import edu.rice.hj.experimental.api.HjPhasedBody;
import edu.rice.hj.experimental.api.HjSearchEureka;
import edu.rice.hj.experimental.api.HjTimerEureka;
import java.util.Comparator;
import java.util.function.BiPredicate;
import scoville.Constructs;
import scoville.Eurekas;
import scoville.Primitives;

/** Eurekas, and tasks that wait for conditions. */
public class ModuleZ extends ModuleY {
    /** A task that starts when the future is resolved. */
    public static void asyncWhen(HjFuture<?> future, HjSuspendable body) {
        Constructs.asyncAwait(new Object[] {future}, body);
    }

    /** A task that starts when the condition holds. */
    public static void asyncWhen(HjExpression.HjBooleanExpression condition, HjSuspendable body) {
        asyncWhen(HjExpression.awaitExpr(condition), body);
    }

    /** A task that starts when the condition holds. */
    public static void asyncWhen(HjExpression.HjAwaitExpression condition, HjSuspendable body) {
        Constructs.asyncWhen(condition, body);
    }

    /** A future whose task starts when the other is resolved. */
    public static <V> HjFuture<V> futureWhen(HjFuture<?> future, HjSuspendingCallable<V> body) {
        return Constructs.future(new Object[] {future}, body);
    }

    /** A future whose task starts when the condition holds. */
    public static <V> HjFuture<V> futureWhen(HjExpression.HjBooleanExpression condition, HjSuspendingCallable<V> body) {
        return futureWhen(HjExpression.awaitExpr(condition), body);
    }

    /** A future whose task starts when the condition holds. */
    public static <V> HjFuture<V> futureWhen(HjExpression.HjAwaitExpression condition, HjSuspendingCallable<V> body) {
        return Constructs.futureWhen(condition, body);
    }

    /** Runs the body and waits for all its tasks, which the eureka may make useless. */
    public static void finish(HjEureka<?, ?, ?> eureka, HjSuspendable body) {
        Eurekas.finish(eureka, body);
    }

    /** A eureka of the first value that is offered. */
    public static <T> HjSearchEureka<T> newEureka() {
        return new Eurekas.Search<T>(null);
    }

    /** A eureka of the first value that is offered. */
    public static <T> HjSearchEureka<T> newSearchEureka(T initial) {
        return new Eurekas.Search<T>(initial);
    }

    /** A eureka of the greatest value that is offered. */
    public static <T> HjExtremaEureka<T> newExtremaEureka(T initial, Comparator<T> comparator) {
        return new Eurekas.Extrema<T>(initial, comparator);
    }

    /** A eureka of so many values. */
    public static <T> HjCountEureka<T> newCountEureka(int count) {
        return new Eurekas.Count<T>(count);
    }

    /** Not modelled. */
    public static <T> HjConvergenceEureka<T> newConvergenceEureka(T initial, BiPredicate<T, T> converged) {
        Primitives.unsupported("newConvergenceEureka");
        return null;
    }

    /** Not modelled. */
    public static <T> HjConvergenceEureka<T> newConvergenceEureka(T initial, BiPredicate<T, T> converged,
            HjLambda<T, Void> changed) {
        Primitives.unsupported("newConvergenceEureka");
        return null;
    }

    /** Not modelled. */
    public static HjFastBarrierEureka newFastBarrierEureka(int phases) {
        Primitives.unsupported("newFastBarrierEureka");
        return null;
    }

    /** Not modelled. */
    public static <T> HjEngineEureka<T> newEngineEureka(int units) {
        Primitives.unsupported("newEngineEureka");
        return null;
    }

    /** Not modelled. */
    public static <T> HjTimerEureka<T> newTimerEureka(int time) {
        Primitives.unsupported("newTimerEureka");
        return null;
    }

    /** Not modelled. */
    public static void asyncFastPhased(HjPhasedBody... bodies) {
        Primitives.unsupported("asyncFastPhased");
    }

    /** The eureka of the innermost finish that has one. */
    @SuppressWarnings("unchecked") // the caller says what it is
    public static <T> HjEureka<T, T, T> retrieveEureka() {
        return (HjEureka<T, T, T>) Eurekas.<T, T, T>current("retrieveEureka");
    }

    /** Offers a value to the eureka of the innermost finish that has one. */
    public static <T> void offerEureka(T value) {
        HjEureka<T, Object, Object> eureka = Eurekas.current("offerEureka");
        if (eureka.shouldAbortOnOffer(eureka.offer(value))) {
            Eurekas.abort();
        }
    }

    /** Ends the calling task if the eureka of the innermost finish that has one makes it useless. */
    public static <T> void checkEureka(T value) {
        Eurekas.<Object, T, Object>current("checkEureka").check(value);
    }

    /** What was offered to the eureka of the innermost finish that has one. */
    public static <T> T readEureka() {
        return Eurekas.<Object, Object, T>current("readEureka").get();
    }

    /** Ends the calling task. */
    public static <T> void abort() {
        Eurekas.abort();
    }
}
