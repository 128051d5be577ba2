package edu.rice.pcdp.config;

/** The options of the library. They are kept and have no effect. */
public enum SystemProperty {
    /** numWorkers. */
    numWorkers("4"),
    /** showWarning. */
    showWarning(""),
    /** showRuntimeStats. */
    showRuntimeStats("");

    private String value;

    SystemProperty(String value) {
        this.value = value;
    }

    /** Sets an option. */
    public static void setSystemProperty(SystemProperty property, Object value) {
        property.set(value);
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
        return "pcdp." + name();
    }
}
