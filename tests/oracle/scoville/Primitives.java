package scoville;

import edu.rice.hj.runtime.accumulator.FinishAccumulatorException;
import edu.rice.hj.runtime.phasers.PhaserException;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import scoville.Scheduler.Scope;
import scoville.Scheduler.State;

/**
 * The primitives in plain Java, so that programs run on any JVM with a random schedule. Written
 * from the definitions and for clarity, as a second opinion on what a program does; it finds no
 * races.
 */
public final class Primitives {
    public static final int SIG = 0;
    public static final int WAIT = 1;
    public static final int SIG_WAIT = 2;
    public static final int SIG_WAIT_SINGLE = 3;
    public static final int SUM = 0;
    public static final int PROD = 1;
    public static final int MIN = 2;
    public static final int MAX = 3;
    public static final int ANY = 4;
    public static final int ACTOR_NEW = 0;
    public static final int ACTOR_STARTED = 1;
    public static final int ACTOR_PAUSED = 2;
    public static final int ACTOR_EXITED = 3;

    private static final String[] MODES = {"SIG", "WAIT", "SIG_WAIT", "SIG_WAIT_SINGLE"};

    private Primitives() {
    }

    private static void pause() {
        Scheduler.await(() -> true);
    }

    private static State self() {
        return Scheduler.self();
    }

    private static void notIsolated(String operation) {
        if (!self().isolated.isEmpty()) {
            throw new IllegalStateException(operation + " may block and is not allowed inside isolated");
        }
    }

    public static void runTask(Task body) throws Throwable {
        body.run();
    }

    public static int taskNumber() {
        return self().path.hashCode();
    }

    // ----------------------------------------------------- tasks and finish

    public static void spawn(Task body, Object completes, Object[] awaited, Object[] phasers, int[] modes,
            boolean inheritPhasers) {
        pause();
        String path = String.format("%s.%06d", self().path, self().children++);
        State child = new State(self().innermost(), path, self().length);
        for (int i = 0; phasers != null && i < phasers.length; i++) {
            Membership held = self().phasers.get(phasers[i]);
            if (held == null) {
                throw new PhaserException("cannot register a child on a phaser the parent is not registered on");
            }
            if (held.mode != SIG_WAIT_SINGLE && (held.mode != SIG_WAIT || modes[i] == SIG_WAIT_SINGLE)
                    && held.mode != modes[i]) {
                throw new PhaserException("cannot register a child in mode " + MODES[modes[i]]
                        + " on a phaser the parent holds in mode " + MODES[held.mode]);
            }
            if (child.phasers.put(phasers[i], new Membership(modes[i], held, null)) != null) {
                throw new PhaserException("a child may be registered on a phaser only once");
            }
        }
        if (inheritPhasers) {
            self().phasers.forEach((phaser, held) -> child.phasers.put(phaser, new Membership(held.mode, held, null)));
        }
        if (awaited != null) {
            child.ready = () -> {
                for (Object future : awaited) {
                    if (futures.get(future) != RESOLVED) {
                        return false;
                    }
                    child.length = Math.max(child.length, lengths.get(future));
                }
                return true;
            };
        }
        Scheduler.launch(child, body);
    }

    public static void beginFinish(Object[] accumulators) {
        notIsolated("finish");
        for (int i = 0; accumulators != null && i < accumulators.length; i++) {
            if (sums.get(accumulators[i]).scope != null) {
                throw new FinishAccumulatorException(
                        "accumulator is already attached to a finish that has not ended");
            }
        }
        Scope scope = new Scope(self().innermost(), accumulators);
        for (int i = 0; accumulators != null && i < accumulators.length; i++) {
            sums.get(accumulators[i]).open(scope);
        }
        self().scopes.add(scope);
    }

    public static Throwable[] endFinish(Throwable own) {
        State self = self();
        Scope scope = self.innermost();
        if (own != null) {
            scope.fail(self.path, own);
        }
        for (Object phaser : new ArrayList<>(self.phasers.keySet())) {
            if (self.phasers.get(phaser).createdIn == scope) {
                leave(phaser);
            }
        }
        Scheduler.await(() -> scope.tasks == 0);
        self.length = Math.max(self.length, scope.length);
        for (int i = 0; scope.accumulators != null && i < scope.accumulators.length; i++) {
            sums.get(scope.accumulators[i]).scope = null;
        }
        self.scopes.remove(self.scopes.size() - 1);
        List<Throwable> failures = scope.failures;
        return failures.isEmpty() ? null : failures.toArray(new Throwable[0]);
    }

    // -------------------------------------------------------------- futures

    private static final Object OPEN = "open";
    private static final Object CLAIMED = "claimed";
    private static final Object RESOLVED = "resolved";
    private static final Map<Object, Object> futures = new IdentityHashMap<>();
    private static final Map<Object, Long> lengths = new IdentityHashMap<>();

    public static void newFuture(Object future) {
        futures.put(future, OPEN);
    }

    public static boolean claimFuture(Object future) {
        pause();
        return futures.replace(future, OPEN, CLAIMED);
    }

    public static void resolveFuture(Object future, Throwable failure) {
        pause();
        futures.put(future, RESOLVED);
        lengths.put(future, self().length);
    }

    public static void awaitFuture(Object future) {
        notIsolated("get");
        Scheduler.await(() -> futures.get(future) == RESOLVED);
        self().length = Math.max(self().length, lengths.get(future));
    }

    public static void awaitAnyFuture(Object[] any) {
        notIsolated("waitAny");
        Scheduler.await(() -> {
            boolean found = any.length == 0;
            for (Object future : any) {
                found |= futures.get(future) == RESOLVED;
            }
            return found;
        });
    }

    public static boolean isResolved(Object future) {
        pause();
        return futures.get(future) == RESOLVED;
    }

    // ------------------------------------------------------------ isolation

    private static boolean excludes(State other, Object[] objects, boolean[] writes) {
        for (int level = 0; level < other.isolated.size(); level++) {
            Object[] theirs = other.isolated.get(level);
            if (theirs == null || objects == null) {
                return true;
            }
            for (int i = 0; i < theirs.length; i++) {
                for (int j = 0; j < objects.length; j++) {
                    if (theirs[i] == objects[j] && (other.isolatedWrites.get(level)[i] || writes[j])) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    public static void beginIsolated(Object[] objects, boolean[] writes) {
        for (int i = 0; objects != null && i < objects.length; i++) {
            if (objects[i] == null) {
                throw new NullPointerException("isolated of null");
            }
        }
        State self = self();
        Scheduler.await(() -> {
            for (State other : Scheduler.live) {
                if (other != self && excludes(other, objects, writes)) {
                    return false;
                }
            }
            return true;
        });
        self.isolated.add(objects);
        self.isolatedWrites.add(writes);
    }

    public static void endIsolated() {
        self().isolated.remove(self().isolated.size() - 1);
        self().isolatedWrites.remove(self().isolatedWrites.size() - 1);
    }

    public static boolean inFinish() {
        return self().innermost().parent != null;
    }

    public static boolean inIsolated() {
        return !self().isolated.isEmpty();
    }

    // -------------------------------------------------------------- phasers

    /** A registration. */
    static final class Membership {
        final int mode;
        final int bound;
        final Scope createdIn;
        final int[] single;
        int signal;
        int wait;

        Membership(int mode, int bound, Scope createdIn) {
            this.mode = mode;
            this.bound = bound;
            this.createdIn = createdIn;
            this.single = new int[] {-1, -1};
        }

        Membership(int mode, Membership parent, Scope createdIn) {
            this.mode = mode;
            this.bound = parent.bound;
            this.createdIn = createdIn;
            this.single = parent.single;
            this.signal = parent.signal;
            this.wait = parent.wait;
        }

        boolean signals() {
            return mode != WAIT;
        }

        boolean waits() {
            return mode != SIG;
        }
    }

    private static List<Membership> members(Object phaser) {
        List<Membership> members = new ArrayList<>();
        for (State state : Scheduler.live) {
            if (state.phasers.containsKey(phaser)) {
                members.add(state.phasers.get(phaser));
            }
        }
        return members;
    }

    private static Membership member(Object phaser, String operation) {
        Membership member = self().phasers.get(phaser);
        if (member == null) {
            throw new PhaserException(operation + " on a phaser that this task is not registered on");
        }
        return member;
    }

    private static List<Object> chosen(Object phaser, String operation) {
        if (phaser != null) {
            member(phaser, operation);
            return new ArrayList<>(List.of(phaser));
        }
        if (self().phasers.isEmpty()) {
            throw new PhaserException(operation + " without a registration on any phaser");
        }
        return new ArrayList<>(self().phasers.keySet());
    }

    public static void newPhaser(Object phaser, int mode, int bound) {
        if (bound < 0) {
            throw new PhaserException("the bound of a phaser must not be negative: " + bound);
        }
        self().phasers.put(phaser, new Membership(mode, bound, self().innermost()));
    }

    private static void signalOne(Object phaser) {
        Membership mine = self().phasers.get(phaser);
        if (mine.waits() && mine.signal > mine.wait) {
            return;
        }
        Scheduler.await(() -> {
            for (Membership other : members(phaser)) {
                if (mine.bound > 0 && other.waits() && mine.signal - other.wait >= mine.bound) {
                    return false;
                }
            }
            return true;
        });
        arrive(phaser, mine);
        mine.signal++;
    }

    private static final Map<Object, TreeMap<Integer, Long>> arrivals = new IdentityHashMap<>();

    private static void arrive(Object phaser, Membership mine) {
        TreeMap<Integer, Long> phases = arrivals.computeIfAbsent(phaser, any -> new TreeMap<>());
        phases.merge(mine.signal, self().length, Math::max);
    }

    private static void join(Object phaser, int phase) {
        for (long length : arrivals.getOrDefault(phaser, new TreeMap<>()).headMap(phase, true).values()) {
            self().length = Math.max(self().length, length);
        }
    }

    /** Ends the registration of the current task. */
    static void leave(Object phaser) {
        Membership mine = self().phasers.remove(phaser);
        if (mine.signals()) {
            arrive(phaser, mine);
        }
    }

    private static boolean allSignalled(Object phaser, Membership mine) {
        for (Membership other : members(phaser)) {
            if (other.signals() && other.signal <= mine.wait) {
                return false;
            }
        }
        return true;
    }

    private static void waitOne(Object phaser) {
        Membership mine = self().phasers.get(phaser);
        Scheduler.await(() -> allSignalled(phaser, mine) && mine.single[0] != mine.wait);
        join(phaser, mine.wait);
        mine.wait++;
    }

    public static void signal(Object phaser) {
        List<Object> all = chosen(phaser, "signal");
        if (phaser != null && !self().phasers.get(phaser).signals()) {
            throw new PhaserException("signal on a phaser that this task holds in mode WAIT");
        }
        all.removeIf(one -> !self().phasers.get(one).signals());
        all.forEach(Primitives::signalOne);
    }

    public static void awaitPhase(Object phaser) {
        notIsolated("doWait");
        List<Object> all = chosen(phaser, "doWait");
        if (phaser != null && !self().phasers.get(phaser).waits()) {
            throw new PhaserException("doWait on a phaser that this task holds in mode SIG");
        }
        all.stream().filter(one -> self().phasers.get(one).waits()).forEach(Primitives::waitOne);
    }

    public static void next(Object phaser) {
        notIsolated("next");
        List<Object> all = chosen(phaser, "next");
        all.stream().filter(one -> self().phasers.get(one).signals()).forEach(Primitives::signalOne);
        all.stream().filter(one -> self().phasers.get(one).waits()).forEach(Primitives::waitOne);
    }

    /** For one phaser only. The phase of a statement wanted or running is in single[0], one that ended in [1]. */
    public static boolean enterSingle() {
        notIsolated("next");
        Object phaser = chosen(null, "next").get(0);
        Membership mine = self().phasers.get(phaser);
        if (mine.mode != SIG_WAIT_SINGLE || self().phasers.size() > 1) {
            throw new PhaserException(
                    "next with a single statement needs exactly one registration in mode SIG_WAIT_SINGLE");
        }
        signalOne(phaser);
        int phase = mine.wait;
        boolean[] running = singleRunning.computeIfAbsent(phaser, any -> new boolean[1]);
        if (mine.single[1] < phase) {
            mine.single[0] = phase;
        }
        Scheduler.await(() -> allSignalled(phaser, mine) && (mine.single[1] >= phase || !running[0]));
        if (mine.single[1] >= phase) {
            mine.wait++;
            return false;
        }
        running[0] = true;
        return true;
    }

    private static final Map<Object, boolean[]> singleRunning = new IdentityHashMap<>();

    public static void leaveSingle() {
        Object phaser = self().phasers.keySet().iterator().next();
        Membership mine = self().phasers.get(phaser);
        singleRunning.get(phaser)[0] = false;
        mine.single[1] = mine.wait;
        mine.single[0] = -1;
        mine.wait++;
    }

    public static void drop(Object phaser) {
        member(phaser, "drop");
        leave(phaser);
    }

    public static int phaserMode(Object phaser) {
        return member(phaser, "getPhaserMode").mode;
    }

    public static int signalPhase(Object phaser) {
        Membership mine = member(phaser, "getSigPhase");
        return mine.signals() ? mine.signal : mine.wait;
    }

    public static int waitPhase(Object phaser) {
        Membership mine = member(phaser, "getWaitPhase");
        return mine.waits() ? mine.wait : mine.signal;
    }

    public static boolean isRegistered(Object phaser) {
        return self().phasers.containsKey(phaser);
    }

    // --------------------------------------------------------- accumulators

    private static final class Sum {
        final int operator;
        final Map<String, Double> reals = new TreeMap<>();
        Scope scope;
        long whole;
        boolean any;

        Sum(int operator) {
            this.operator = operator;
            open(null);
        }

        void open(Scope opened) {
            scope = opened;
            reals.clear();
            any = false;
            whole = operator == PROD ? 1 : operator == MIN ? Long.MAX_VALUE : operator == MAX ? Long.MIN_VALUE : 0;
        }

        double combine(double left, double right) {
            switch (operator) {
                case SUM:
                    return left + right;
                case PROD:
                    return left * right;
                case MIN:
                    return Math.min(left, right);
                case MAX:
                    return Math.max(left, right);
                default:
                    return left;
            }
        }
    }

    private static final Map<Object, Sum> sums = new IdentityHashMap<>();

    public static void newAccumulator(Object accumulator, int operator, boolean real) {
        sums.put(accumulator, new Sum(operator));
    }

    private static Sum forPut(Object accumulator) {
        pause();
        Sum sum = sums.get(accumulator);
        Scope scope = self().innermost();
        while (scope != null && scope != sum.scope) {
            scope = scope.parent;
        }
        if (scope == null) {
            throw new FinishAccumulatorException("put outside the finish of the accumulator");
        }
        return sum;
    }

    public static void accumulateLong(Object accumulator, long value) {
        Sum sum = forPut(accumulator);
        switch (sum.operator) {
            case SUM:
                sum.whole += value;
                break;
            case PROD:
                sum.whole *= value;
                break;
            case MIN:
                sum.whole = Math.min(sum.whole, value);
                break;
            case MAX:
                sum.whole = Math.max(sum.whole, value);
                break;
            default:
                sum.whole = sum.any ? sum.whole : value;
        }
        sum.any = true;
    }

    public static void accumulateDouble(Object accumulator, double value) {
        Sum sum = forPut(accumulator);
        sum.reals.merge(self().path, value, sum::combine);
    }

    private static Sum forGet(Object accumulator) {
        pause();
        Sum sum = sums.get(accumulator);
        if (sum.scope != null) {
            throw new FinishAccumulatorException("get inside the finish of the accumulator");
        }
        return sum;
    }

    public static long accumulatedLong(Object accumulator) {
        return forGet(accumulator).whole;
    }

    public static double accumulatedDouble(Object accumulator) {
        Sum sum = forGet(accumulator);
        double neutral = sum.operator == PROD ? 1 : sum.operator == MIN ? Double.POSITIVE_INFINITY
                : sum.operator == MAX ? Double.NEGATIVE_INFINITY : 0;
        return sum.reals.values().stream().reduce(sum::combine).orElse(neutral);
    }

    // --------------------------------------------------------------- actors

    private static final class Box {
        int status = ACTOR_NEW;
        boolean inWork;
        final List<Message> messages = new ArrayList<>();
    }

    private static final Map<Object, Box> boxes = new IdentityHashMap<>();

    private static Box box(Object actor) {
        return boxes.computeIfAbsent(actor, any -> new Box());
    }

    public static int actorStatus(Object actor) {
        return box(actor).status;
    }

    public static void startActor(Object actor) {
        pause();
        if (box(actor).status != ACTOR_NEW) {
            throw new IllegalStateException("actor has already been started");
        }
        box(actor).status = ACTOR_STARTED;
    }

    public static void send(Object actor, Message message) {
        pause();
        if (box(actor).status != ACTOR_EXITED) {
            box(actor).messages.add(message);
        }
    }

    public static Message receive(Object actor) {
        notIsolated("receive");
        Box box = box(actor);
        Scheduler.await(() -> box.status == ACTOR_EXITED || box.status == ACTOR_STARTED && !box.messages.isEmpty());
        return box.status == ACTOR_EXITED ? null : box.messages.remove(0);
    }

    public static void beginMessage(Object actor, Message message) {
        notIsolated("receive");
        Box box = box(actor);
        Scheduler.await(() -> !box.inWork && box.messages.get(0) == message);
        box.messages.remove(0);
        box.inWork = true;
    }

    public static void endMessage(Object actor) {
        box(actor).inWork = false;
    }

    public static void exitActor(Object actor) {
        pause();
        box(actor).status = ACTOR_EXITED;
        box(actor).messages.clear();
    }

    private static void running(Object actor, int status, String operation) {
        pause();
        if (box(actor).status == ACTOR_NEW || box(actor).status == ACTOR_EXITED) {
            throw new IllegalStateException(operation + " of an actor that is not running");
        }
        box(actor).status = status;
    }

    public static void pauseActor(Object actor) {
        running(actor, ACTOR_PAUSED, "pause");
    }

    public static void resumeActor(Object actor) {
        running(actor, ACTOR_STARTED, "resume");
    }

    // ----------------------------------------------- event counts and work

    private static final Map<Object, Long> events = new IdentityHashMap<>();
    private static long work;
    private static long longest;

    public static void advanceEvent(Object event) {
        pause();
        events.merge(event, 1L, Long::sum);
    }

    public static long readEvent(Object event) {
        pause();
        return events.getOrDefault(event, 0L);
    }

    public static void awaitEvent(Object event, long count) {
        notIsolated("await");
        Scheduler.await(() -> events.getOrDefault(event, 0L) >= count);
    }

    public static void doWork(long units) {
        if (units < 0) {
            throw new IllegalArgumentException("work must not be negative: " + units);
        }
        work += units;
        self().length += units;
        longest = Math.max(longest, self().length);
    }

    public static long totalWork() {
        return work;
    }

    public static long criticalPath() {
        return longest;
    }

    // ---------------------------------------------------------- permissions

    private static void check(Object target, int from, int to, boolean write) {
        BooleanSupplier conflict = () -> {
            for (State other : Scheduler.live) {
                for (Object[] region : other.regions) {
                    boolean overlap = region[0] == target && (int) region[1] <= to && from <= (int) region[2];
                    if (other != self() && overlap && (write || (boolean) region[3])) {
                        return true;
                    }
                }
            }
            return false;
        };
        if (conflict.getAsBoolean()) {
            throw Scheduler.die(Scheduler.PERMISSION);
        }
        self().regions.add(new Object[] {target, from, to, write});
    }

    private static void close(Object target, int from, int to, boolean write) {
        List<Object[]> regions = self().regions;
        for (int i = 0; i < regions.size(); i++) {
            Object[] region = regions.get(i);
            if (region[0] == target && (int) region[1] == from && (int) region[2] == to
                    && (boolean) region[3] == write) {
                regions.remove(i);
                return;
            }
        }
        throw Scheduler.die(Scheduler.ANNOTATION);
    }

    private static void open(Object target, int from, int to, boolean write, boolean acquire) {
        if (target == null || from < 0 || from > to && to >= 0) {
            throw Scheduler.die(Scheduler.ANNOTATION);
        }
        if (target.getClass().isArray() && to >= Array.getLength(target)) {
            throw Scheduler.die(Scheduler.ANNOTATION);
        }
        if (acquire) {
            check(target, from, to, write);
        } else {
            close(target, from, to, write);
        }
        pause();
    }

    private static void whole(Object target, boolean write, boolean acquire) {
        boolean array = target != null && target.getClass().isArray();
        open(target, 0, array ? Array.getLength(target) - 1 : 0, write, acquire);
    }

    public static void acquire(Object target, boolean write) {
        whole(target, write, true);
    }

    public static void release(Object target, boolean write) {
        whole(target, write, false);
    }

    public static void acquireRange(Object array, int from, int to, boolean write) {
        open(array, from, to, write, true);
    }

    public static void releaseRange(Object array, int from, int to, boolean write) {
        open(array, from, to, write, false);
    }

    public static void acquireAll(Object[] targets, boolean write) {
        for (Object target : targets) {
            whole(target, write, true);
        }
    }

    public static void releaseAll(Object[] targets, boolean write) {
        for (Object target : targets) {
            whole(target, write, false);
        }
    }
}
