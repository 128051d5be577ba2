package edu.rice.hj.runtime.phasers;

import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.api.HjPhaserPair;
import scoville.Primitives;

/** The phaser of every dialect. */
public class PhaserImpl implements InternalPhaser {
    private static final HjPhaserMode[] MODES = HjPhaserMode.values();

    /** A phaser on which the calling task is registered; bound 0 for none. */
    public PhaserImpl(HjPhaserMode mode, int bound) {
        Primitives.newPhaser(this, mode.ordinal(), bound);
    }

    @Override
    public HjPhaserPair inMode(HjPhaserMode mode) {
        return new HjPhaserPair(this, mode);
    }

    @Override
    public HjPhaserMode getPhaserMode() {
        return MODES[Primitives.phaserMode(this)];
    }

    @Override
    public void signal() {
        Primitives.signal(this);
    }

    @Override
    public void doWait() {
        Primitives.awaitPhase(this);
    }

    @Override
    public void doNext() {
        Primitives.next(this);
    }

    @Override
    public void drop() {
        Primitives.drop(this);
    }

    @Override
    public int getSigPhase() {
        return Primitives.signalPhase(this);
    }

    @Override
    public int getWaitPhase() {
        return Primitives.waitPhase(this);
    }

    @Override
    public boolean registered() {
        return Primitives.isRegistered(this);
    }

    @Override
    public boolean dropped() {
        return !Primitives.isRegistered(this);
    }

    @Override
    public boolean doWaitSingle1() {
        return Primitives.enterSingle();
    }

    @Override
    public boolean doWaitSingle1(String name) {
        return Primitives.enterSingle();
    }

    @Override
    public void doWaitSingle2() {
        Primitives.leaveSingle();
    }
}
