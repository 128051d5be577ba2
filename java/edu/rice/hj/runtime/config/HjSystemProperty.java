package edu.rice.hj.runtime.config;

/** The options of the library. They are kept and have no effect. */
public enum HjSystemProperty {
    /** numPlaces. */
    numPlaces("1"),
    /** numWorkers. */
    numWorkers("4"),
    /** maxThreads. */
    maxThreads(""),
    /** phaserBusyWait. */
    phaserBusyWait(""),
    /** isolatedLocks. */
    isolatedLocks(""),
    /** isolatedLockType. */
    isolatedLockType(""),
    /** fjAsyncMode. */
    fjAsyncMode(""),
    /** nbAsyncOpt. */
    nbAsyncOpt(""),
    /** showWarning. */
    showWarning(""),
    /** showRuntimeStats. */
    showRuntimeStats(""),
    /** locationInName. */
    locationInName(""),
    /** abstractMetrics. */
    abstractMetrics(""),
    /** executionGraph. */
    executionGraph(""),
    /** speedUpGraph. */
    speedUpGraph(""),
    /** eventLogging. */
    eventLogging(""),
    /** runtime. */
    runtime(""),
    /** trackDeadlocks. */
    trackDeadlocks(""),
    /** diagnoseDeadlocks. */
    diagnoseDeadlocks("");

    private String value;

    HjSystemProperty(String value) {
        this.value = value;
    }

    /** Sets an option. */
    public static void setSystemProperty(HjSystemProperty property, Object value) {
        property.set(value);
    }

    /** Forgets all that was set. */
    public static void resetConfigurations() {
    }

    /** The value. */
    public String getPropertyValue() {
        return value;
    }

    /** Sets the option. */
    public void set(Object newValue) {
        value = String.valueOf(newValue);
    }

    /** Sets the option. */
    public void setProperty(Object newValue) {
        set(newValue);
    }

    @Override
    public String toString() {
        return "hj." + name();
    }
}
