package scoville;

/**
 * The only native methods of the Habanero API. Everything else under this source root is ordinary
 * Java on top of them.
 *
 * <h2>Conventions</h2>
 * <ul>
 * <li><b>Identity.</b> A future, phaser, actor, accumulator or event count <em>is</em> its Java
 * object: natives take the object, never a number, so no number that depends on the schedule ever
 * gets into the heap. The scheduling state itself lives on the other side and is keyed by the
 * object.</li>
 * <li><b>Blocking.</b> A native marked <em>may block</em> either returns at once or suspends the
 * task. The machine repeats the same call, with the same arguments, when the task can run again;
 * what was already done (signals, for example) is remembered and not done twice. All other natives
 * return at once and let no other task run.</li>
 * <li><b>No callbacks.</b> No native calls Java code. A new task starts in
 * {@link #runTask(Task)}.</li>
 * <li><b>Isolation.</b> A native marked <em>not in isolated</em> throws
 * {@link IllegalStateException}, message {@code "<operation> may block and is not allowed inside
 * isolated"}, when the calling task is inside isolated, whether or not it would block in this
 * schedule. {@code <operation>} is the word given with the mark.</li>
 * <li><b>Null.</b> A null object where one is needed: {@link NullPointerException}, message
 * {@code "<operation> of null"}.</li>
 * </ul>
 *
 * <h2>Order</h2>
 * What happens before what, besides the order within a task:
 * <ul>
 * <li>{@link #spawn}, and the resolution of every awaited future, before the child;</li>
 * <li>the end of a task before the return of {@link #endFinish} of its finish;</li>
 * <li>{@link #resolveFuture} before the return of {@link #awaitFuture} and
 * {@link #awaitAnyFuture}, and of {@link #isResolved} if that is true;</li>
 * <li>{@link #endIsolated} before a later {@link #beginIsolated} that conflicts with it;</li>
 * <li>a signal of phase <i>p</i> before every wait that passes phase <i>p</i> or a later one, and a
 * drop (also the implicit ones) before every wait that it lets pass; {@link #leaveSingle} before
 * every wait that passes the same phase;</li>
 * <li>{@link #send} before the return of {@link #receive} or {@link #beginMessage} with that
 * message; {@link #endMessage} before the next {@link #beginMessage} of the actor; what changes the
 * status of an actor before what sees the change;</li>
 * <li>{@link #advanceEvent} before {@link #awaitEvent} and {@link #readEvent} that count it.</li>
 * </ul>
 * Accumulators add no order of their own, permission regions none at all.
 *
 * <h2>Exceptions of tasks</h2>
 * An uncaught exception of a task ends the task and is collected by its immediately enclosing
 * finish. {@link #endFinish} hands the collected exceptions to Java. In {@code edu.rice.hj} one
 * exception alone is rethrown as it is, two or more become one
 * {@code hj.lang.MultipleExceptions} (a subclass of
 * {@code edu.rice.hj.runtime.util.MultipleExceptions}); in {@code edu.rice.pcdp} they become
 * one {@code edu.rice.pcdp.runtime.MultiException}. The exception of a future's
 * body is not collected: it is thrown by each {@code get}.
 */
public final class Primitives {
    /** Dialect: HJlib of Rice. */
    public static final int RICE = 0;
    /** Dialect: the verification libraries of BYU. */
    public static final int BYU = 1;
    /** Dialect: PCDP. */
    public static final int PCDP = 2;

    /** Phaser mode: signals only. */
    public static final int SIG = 0;
    /** Phaser mode: waits only. */
    public static final int WAIT = 1;
    /** Phaser mode: signals and waits. */
    public static final int SIG_WAIT = 2;
    /** Phaser mode: signals, waits, and may run the single statement. */
    public static final int SIG_WAIT_SINGLE = 3;

    /** Accumulator operator: sum. */
    public static final int SUM = 0;
    /** Accumulator operator: product. */
    public static final int PROD = 1;
    /** Accumulator operator: least. */
    public static final int MIN = 2;
    /** Accumulator operator: greatest. */
    public static final int MAX = 3;
    /** Accumulator operator: one of the values. */
    public static final int ANY = 4;

    /** Actor status: not started; messages are kept. */
    public static final int ACTOR_NEW = 0;
    /** Actor status: started. */
    public static final int ACTOR_STARTED = 1;
    /** Actor status: started, takes no message until resumed. */
    public static final int ACTOR_PAUSED = 2;
    /** Actor status: exited; messages are dropped. */
    public static final int ACTOR_EXITED = 3;

    private Primitives() {
    }

    // ---------------------------------------------------------------- tasks

    /**
     * The first frame of every task. The machine pushes it with the object given to
     * {@link #spawn}; when it returns, or is left by an exception, the task has ended: its phaser
     * registrations are dropped and an exception goes to its finish.
     */
    public static void runTask(Task body) throws Throwable {
        body.run();
    }

    /**
     * Creates a child of the calling task, in the finish scope that is innermost in the caller.
     * Never blocks.
     *
     * @param body the task's body, not null
     * @param completes the future that this task will resolve, or null. Only for reports: it says
     *     who could release a task that waits for the future
     * @param awaited futures that must all be resolved before the task may start; null for none
     * @param phasers phasers to register the child on, pairwise with {@code modes}; null for none
     * @param modes {@link #SIG}, {@link #WAIT}, {@link #SIG_WAIT} or {@link #SIG_WAIT_SINGLE}
     * @param inheritPhasers also register the child on every phaser of the caller, each in the
     *     caller's own mode
     * @throws edu.rice.hj.runtime.phasers.PhaserException
     *     {@code "cannot register a child on a phaser the parent is not registered on"};
     *     {@code "cannot register a child in mode <M> on a phaser the parent holds in mode <P>"};
     *     {@code "a child may be registered on a phaser only once"}
     */
    public static native void spawn(Task body, Object completes, Object[] awaited,
            Object[] phasers, int[] modes, boolean inheritPhasers);

    /**
     * A number that names the calling task. It depends on the task's place in the tree of tasks
     * only, never on the schedule. Never blocks.
     */
    public static native int taskNumber();

    /**
     * The library that the program was written for: {@link #RICE}, {@link #BYU} or {@link #PCDP}. Never blocks.
     */
    public static native int dialect();

    // --------------------------------------------------------------- finish

    /**
     * Opens a finish scope in the calling task. Never blocks. <em>Not in isolated:</em>
     * {@code "finish"}.
     *
     * @param accumulators attached to the scope and open for {@code put} until it ends; null for
     *     none
     * @throws edu.rice.hj.runtime.accumulator.FinishAccumulatorException
     *     {@code "accumulator is already attached to a finish that has not ended"}
     */
    public static native void beginFinish(Object[] accumulators);

    /**
     * Ends the innermost finish scope of the calling task. First drops the caller's registrations
     * on phasers that the caller created within the scope, then waits for every task of the scope.
     * <em>May block.</em>
     *
     * @param own the exception that the finish's own body threw, or null
     * @return every collected exception, {@code own} included, in the order of the tasks in the
     *     tree of tasks (parents first, then children in the order of their creation), which does
     *     not depend on the schedule; null if there is none
     * @throws IllegalStateException {@code "no finish is open in this task"}
     */
    public static native Throwable[] endFinish(Throwable own);

    /** Whether a finish of the program waits for the tasks that the calling task creates. Never blocks. */
    public static native boolean inFinish();

    // -------------------------------------------------------------- eurekas

    /**
     * The first frame of a task whose finish, or one around it, has a eureka.
     */
    public static void runUseful(Task body) throws Throwable {
        Eurekas.run(body);
    }

    /** Gives the innermost finish scope of the calling task a eureka, as all that are opened inside it. Never blocks. */
    public static native void setEureka(Object eureka);

    /** The eureka of the innermost finish scope of the calling task; null if there is none. Never blocks. */
    public static native Object eureka();

    /** Either way: a choice of the schedule, where what a library does is not known. Never blocks. */
    public static native boolean either();

    // -------------------------------------------------------------- futures

    /**
     * Makes {@code future} an unresolved future, written by no task yet. Called once, by its
     * constructor. Never blocks. (Data-driven futures, futures of tasks and cancelled futures are
     * the same thing here.)
     */
    public static native void newFuture(Object future);

    /**
     * Claims the right to resolve the future. The winner then stores value or failure in the Java
     * object and calls {@link #resolveFuture}. Never blocks.
     *
     * @return false if the future is resolved or another claim came first
     */
    public static native boolean claimFuture(Object future);

    /**
     * Resolves the claimed future; every task that waits for it can run. Never blocks.
     *
     * @param failure what the future failed with, or null. A failure that no task has waited for
     *     when the program ends is reported
     * @throws IllegalStateException {@code "future is already resolved"}
     */
    public static native void resolveFuture(Object future, Throwable failure);

    /** Waits until the future is resolved. <em>May block. Not in isolated:</em> {@code "get"}. */
    public static native void awaitFuture(Object future);

    /**
     * Waits until one of the futures is resolved. Returns at once for an empty array.
     * <em>May block. Not in isolated:</em> {@code "waitAny"}.
     */
    public static native void awaitAnyFuture(Object[] futures);

    /** Whether the future is resolved. Never blocks. */
    public static native boolean isResolved(Object future);

    /** Ends the check: what the program asks for is not modelled. */
    public static native void unsupported(String what);

    // ------------------------------------------------------------ isolation

    /**
     * Enters isolated. Nests: what the task holds already it keeps; an object held for reading is
     * upgraded when the inner isolated writes it. <em>May block</em> until no other task holds a
     * conflicting isolation (the global one conflicts with every other; two object-based ones
     * conflict if they share an object that one of them writes).
     *
     * @param objects the objects, none null; null itself for the global isolated
     * @param writes for each object whether it is written; null for all
     * @throws NullPointerException {@code "isolated of null"}
     */
    public static native void beginIsolated(Object[] objects, boolean[] writes);

    /**
     * Leaves the innermost isolated of the calling task. Never blocks.
     *
     * @throws IllegalStateException {@code "not inside isolated"}
     */
    public static native void endIsolated();

    /** Whether the calling task is inside isolated. Never blocks. */
    public static native boolean inIsolated();

    // -------------------------------------------------------------- phasers
    //
    // Where a phaser is passed to signal, awaitPhase or next, null means every phaser that the
    // calling task is registered on. Every operation on a phaser that the task is not registered
    // on throws edu.rice.hj.runtime.phasers.PhaserException, message
    // "<operation> on a phaser that this task is not registered on"; with null and no registration
    // at all, "<operation> without a registration on any phaser". The operations are signal,
    // doWait, next, drop, getSigPhase, getWaitPhase, getPhaserMode, "single" .

    /**
     * Makes {@code phaser} a phaser and registers the calling task in the given mode. Never blocks.
     *
     * @param mode one of the four modes
     * @param bound how many phases a signaller may be ahead of the slowest waiter; 0 for unbounded
     * @throws edu.rice.hj.runtime.phasers.PhaserException
     *     {@code "the bound of a phaser must not be negative: <bound>"}
     */
    public static native void newPhaser(Object phaser, int mode, int bound);

    /**
     * Signals. In the modes that also wait only the first signal after a wait counts, later ones
     * do nothing. With null: all phasers that the task may signal. <em>May block</em> on a bounded
     * phaser, and on one <em>not in isolated:</em> {@code "signal of a bounded phaser"}.
     *
     * @throws edu.rice.hj.runtime.phasers.PhaserException not registered, or
     *     {@code "signal on a phaser that this task holds in mode WAIT"}; with null, if no phaser
     *     can be signalled, {@code "signal without a registration that may signal"}
     */
    public static native void signal(Object phaser);

    /**
     * Waits until every signaller of the current phase has signalled, and goes on to the next
     * phase. With null: all phasers that the task may wait on. <em>May block. Not in isolated:</em>
     * {@code "doWait"}.
     *
     * @throws edu.rice.hj.runtime.phasers.PhaserException not registered, or
     *     {@code "doWait on a phaser that this task holds in mode SIG"}; with null, if no phaser
     *     can be waited on, {@code "doWait without a registration that may wait"}
     */
    public static native void awaitPhase(Object phaser);

    /**
     * Signals where the mode allows it, then waits where the mode allows it: with null first all
     * signals, then all waits. <em>May block. Not in isolated:</em> {@code "next"}.
     *
     * @throws edu.rice.hj.runtime.phasers.PhaserException not registered
     */
    public static native void next(Object phaser);

    /**
     * The first half of {@code next} with a single statement: signals all phasers of the task,
     * waits on those not held in {@link #SIG_WAIT_SINGLE}, then waits until every signaller of the
     * phaser that it holds in {@link #SIG_WAIT_SINGLE} has signalled. One of the tasks that arrive
     * here in that phase gets true, runs the statement and calls {@link #leaveSingle}; no other
     * task passes the phase before. <em>May block. Not in isolated:</em> {@code "next"}.
     *
     * @return whether the calling task must run the single statement
     * @throws edu.rice.hj.runtime.phasers.PhaserException
     *     {@code "next with a single statement needs exactly one registration in mode
     *     SIG_WAIT_SINGLE"}
     */
    public static native boolean enterSingle();

    /** Ends the single statement and completes the phase. Never blocks. */
    public static native void leaveSingle();

    /** Drops the calling task's registration. Never blocks. */
    public static native void drop(Object phaser);

    /** The mode of the calling task's registration. Never blocks. */
    public static native int phaserMode(Object phaser);

    /**
     * The phase of the calling task's next signal, 0 at first. A task in mode {@link #WAIT} gets
     * its wait phase. Never blocks.
     */
    public static native int signalPhase(Object phaser);

    /**
     * The phase that the calling task's next wait ends, 0 at first. A task in mode {@link #SIG}
     * gets its signal phase. Never blocks.
     */
    public static native int waitPhase(Object phaser);

    /** Whether the calling task is registered on the phaser. Never blocks. */
    public static native boolean isRegistered(Object phaser);

    // --------------------------------------------------------- accumulators
    //
    // All throw edu.rice.hj.runtime.accumulator.FinishAccumulatorException.

    /**
     * Makes {@code accumulator} an accumulator. Never blocks.
     *
     * @param operator {@link #SUM} to {@link #ANY}
     * @param real whether its values are doubles, else longs
     */
    public static native void newAccumulator(Object accumulator, int operator, boolean real);

    /**
     * Accumulates a value. Never blocks. Sums and products of longs wrap around.
     *
     * @throws edu.rice.hj.runtime.accumulator.FinishAccumulatorException
     *     {@code "put outside the finish of the accumulator"}
     */
    public static native void accumulateLong(Object accumulator, long value);

    /** As {@link #accumulateLong}, for an accumulator of doubles. */
    public static native void accumulateDouble(Object accumulator, double value);

    /**
     * The result: the operator's neutral element if nothing was put. It does not depend on the
     * schedule: doubles are combined in the order of the tasks in the tree of tasks, and
     * {@link #ANY} takes the first value put by the first such task. Never blocks.
     *
     * @throws edu.rice.hj.runtime.accumulator.FinishAccumulatorException
     *     {@code "get inside the finish of the accumulator"}
     */
    public static native long accumulatedLong(Object accumulator);

    /** As {@link #accumulatedLong}, for an accumulator of doubles. */
    public static native double accumulatedDouble(Object accumulator);

    // --------------------------------------------------------------- actors

    /** One of {@link #ACTOR_NEW} to {@link #ACTOR_EXITED}. Never blocks. */
    public static native int actorStatus(Object actor);

    /**
     * Starts the actor; the caller then spawns the task that receives. Never blocks.
     *
     * @throws IllegalStateException {@code "actor has already been started"}
     */
    public static native void startActor(Object actor);

    /**
     * Puts a message at the end of the actor's mailbox. An exited actor drops it. Never blocks.
     * The order of the messages of different tasks is a choice of the schedule: made here, if the
     * search may switch tasks at sends, else by {@link #receive}.
     */
    public static native void send(Object actor, Message message);

    /**
     * Takes the oldest message; or, if the search does not switch tasks at sends, the oldest one of
     * some sender, which is then a choice of the schedule.
     * <em>May block</em> until there is one and the actor is not paused. <em>Not in isolated:</em>
     * {@code "receive"}.
     *
     * @return the message, or null once the actor has exited
     */
    public static native Message receive(Object actor);

    /** Whether {@link #receive} would return a message now. Never blocks. */
    public static native boolean hasMessage(Object actor);

    /**
     * Takes this very message: waits until it is one that {@link #receive} might take and no other
     * message of the actor is in work (between beginMessage and endMessage). For actors without a life of
     * their own, whose messages are tasks. <em>May block. Not in isolated:</em> {@code "receive"}.
     */
    public static native void beginMessage(Object actor, Message message);

    /** Ends the message in work. Never blocks. */
    public static native void endMessage(Object actor);

    /**
     * Ends the actor: messages not yet taken are dropped (and reported as unprocessed at the end
     * of the program), {@link #receive} returns null. A second exit does nothing. Never blocks.
     */
    public static native void exitActor(Object actor);

    /**
     * Stops the actor from taking messages. Never blocks.
     *
     * @throws IllegalStateException {@code "pause of an actor that is not running"}
     */
    public static native void pauseActor(Object actor);

    /**
     * Lets a paused actor take messages again; does nothing to a running one. Never blocks.
     *
     * @throws IllegalStateException {@code "resume of an actor that is not running"} if it has not
     *     been started or has exited
     */
    public static native void resumeActor(Object actor);

    // --------------------------------------------------------- event counts

    /** Adds one to the count of {@code event}, which is 0 at first. Never blocks. */
    public static native void advanceEvent(Object event);

    /** The count. Never blocks. */
    public static native long readEvent(Object event);

    /** Waits until the count is at least {@code count}. <em>May block. Not in isolated:</em> {@code "await"}. */
    public static native void awaitEvent(Object event, long count);

    // -------------------------------------------------------------- metrics

    /**
     * Counts abstract work of the calling task. Never blocks.
     *
     * @throws IllegalArgumentException {@code "work must not be negative: <units>"}
     */
    public static native void doWork(long units);

    /** All the work done so far by all tasks. Never blocks. */
    public static native long totalWork();

    /**
     * The heaviest path through the computation graph so far. Its edges are program order, spawn,
     * await, finish, future, phaser and message; isolation and event counts add none. Never blocks.
     */
    public static native long criticalPath();

    // ---------------------------------------------------------- permissions
    //
    // These assert and never block. What is wrong with a region is a finding of the verifier, not
    // a Java exception: a conflict is a permission violation; a null or out-of-range target, a
    // release without acquire and a region still open at the end of its task are annotation
    // errors.

    /** Opens a region on an object; on an array it is a region on all its elements. */
    public static native void acquire(Object target, boolean write);

    /** Closes a region opened with the same arguments. */
    public static native void release(Object target, boolean write);

    /** Opens a region on the elements {@code from} to {@code to} of an array, both included. */
    public static native void acquireRange(Object array, int from, int to, boolean write);

    /** Closes a region opened with the same arguments. */
    public static native void releaseRange(Object array, int from, int to, boolean write);

    /** Opens a region on each of the objects, in one step. */
    public static native void acquireAll(Object[] targets, boolean write);

    /** Closes a region on each of the objects, in one step. */
    public static native void releaseAll(Object[] targets, boolean write);
}
