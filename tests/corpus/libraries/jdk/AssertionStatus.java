// jars: -
// Assertions are switched on and off for classes that are not yet initialised.
public class AssertionStatus {
    static class Off { static boolean on() { boolean on = false; assert on = true; return on; } }
    static class On { static boolean on() { boolean on = false; assert on = true; return on; } }
    static class Later { static boolean on() { boolean on = false; assert on = true; return on; } }

    public static void main(String[] arguments) {
        ClassLoader loader = AssertionStatus.class.getClassLoader();
        System.out.println(On.on() + " " + AssertionStatus.class.desiredAssertionStatus());
        loader.setDefaultAssertionStatus(false);
        System.out.println(Off.on() + " " + On.on());
        loader.setClassAssertionStatus("AssertionStatus", true);
        System.out.println(Later.on());
        loader.clearAssertionStatus();
        System.out.println(Off.class.desiredAssertionStatus());
    }
}
