// expect: violated assertion
// Two threads take turns in a synchronized method, through a method handle: which is first is open.

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class HandleOrder {
    static int turns;

    static synchronized int turn() {
        return ++turns;
    }

    public static void main(String[] arguments) throws Throwable {
        MethodHandle turn = MethodHandles.lookup().findStatic(HandleOrder.class, "turn", MethodType.methodType(int.class));
        Thread one = new Thread(() -> turn());
        Thread two = new Thread(() -> {
            int mine = 0;
            try {
                mine = (int) turn.invokeExact();
            } catch (Throwable failure) {
                throw new IllegalStateException(failure);
            }
            assert mine == 2;
        });
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
