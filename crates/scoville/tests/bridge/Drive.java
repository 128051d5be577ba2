import java.lang.reflect.Method;

/** Runs the main methods of classes, one after the other, and says of each whether all its threads end. */
public class Drive {
    public static void main(String[] classes) throws Exception {
        java.io.PrintStream out = System.out;
        System.setOut(new java.io.PrintStream(java.io.OutputStream.nullOutputStream()));
        System.setErr(System.out);
        for (String name : classes) {
            Method main = Class.forName(name).getMethod("main", String[].class);
            ThreadGroup group = new ThreadGroup(name);
            Thread first = new Thread(group, () -> {
                try {
                    main.invoke(null, (Object) new String[0]);
                } catch (ReflectiveOperationException e) {
                    return;
                }
            });
            first.start();
            out.println(name + " " + watch(group));
        }
        out.flush();
        Runtime.getRuntime().halt(0);
    }

    /** A thread that waits without a time limit, and all others too, for long enough: they wait for ever. */
    private static String watch(ThreadGroup group) throws InterruptedException {
        int quiet = 0;
        while (quiet < 150) {
            Thread[] alive = new Thread[64];
            int count = group.enumerate(alive);
            if (count == 0) {
                return "ends";
            }
            boolean waiting = true;
            for (int i = 0; i < count; i++) {
                waiting &= alive[i].getState() == Thread.State.WAITING;
            }
            quiet = waiting ? quiet + 1 : 0;
            Thread.sleep(2);
        }
        return "hangs";
    }
}
