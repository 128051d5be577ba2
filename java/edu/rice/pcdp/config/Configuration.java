package edu.rice.pcdp.config;

/** The configuration of the library. It has no effect. */
public final class Configuration {
    /** Whether warnings are shown. */
    public static boolean showWarning;
    /** Whether statistics are shown. */
    public static boolean SHOW_RUNTIME_STATS;
    /** Names this library. */
    public static String BUILD_INFO = "Scoville";

    private Configuration() {
    }

    /** Does nothing. */
    public static void printConfiguredOptions() {
    }

    /** An option as a boolean. */
    public static boolean readBooleanProperty(SystemProperty property) {
        return Boolean.parseBoolean(property.getPropertyValue());
    }

    /** An option as an int. */
    public static int readIntProperty(SystemProperty property) {
        return Integer.parseInt(property.getPropertyValue());
    }

    /** An option. */
    public static String readStringProperty(SystemProperty property) {
        return property.getPropertyValue();
    }
}
