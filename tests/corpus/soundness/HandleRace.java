// expect: violated race
// Two threads write one field through a method handle.

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

public class HandleRace {
    static int shared;

    public static void main(String[] arguments) throws Throwable {
        MethodHandle set = MethodHandles.lookup().findStaticSetter(HandleRace.class, "shared", int.class);
        Runnable body = () -> {
            try {
                set.invokeExact(1);
            } catch (Throwable failure) {
                throw new AssertionError(failure);
            }
        };
        Thread one = new Thread(body);
        Thread two = new Thread(body);
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
