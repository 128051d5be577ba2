package edu.rice.hj.runtime.config;

/** The configuration of the library. It has no effect. */
public final class HjConfiguration {
    /** Whether warnings are shown. */
    public static boolean showWarning;
    /** Whether metrics are kept; they always are. */
    public static boolean ABSTRACT_EXECUTION_STATS = true;
    /** Whether events are logged. */
    public static boolean EVENT_LOGGING;
    /** Whether statistics are shown. */
    public static boolean SHOW_RUNTIME_STATS;
    /** Names this library. */
    public static String BUILD_INFO = "Scoville";

    private HjConfiguration() {
    }

    /** Does nothing. */
    public static void initializeRuntime() {
    }

    /** Does nothing. */
    public static void finalizeRuntime() {
    }

    /** Does nothing. */
    public static void printConfiguredOptions() {
    }

    /** An option as a boolean. */
    public static boolean readBooleanProperty(HjSystemProperty property) {
        return Boolean.parseBoolean(property.getPropertyValue());
    }

    /** An option as an int. */
    public static int readIntProperty(HjSystemProperty property) {
        return Integer.parseInt(property.getPropertyValue());
    }

    /** An option. */
    public static String readStringProperty(HjSystemProperty property) {
        return property.getPropertyValue();
    }
}
