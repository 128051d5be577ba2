import java.lang.invoke.*;

// proved: a handle is immutable; each binds and adapts it for itself.
public class E28281SharedHandleBound {
    static int add(int x, int y) {
        return x + y;
    }

    public static void main(String[] args) throws Exception {
        MethodHandle add = MethodHandles.lookup().findStatic(E28281SharedHandleBound.class, "add", MethodType.methodType(int.class, int.class, int.class));
        for (int i = 0; i < 2; i++) {
            int me = i;
            new Thread(() -> {
                try {
                    assert (int) add.invokeExact(me, 1) == me + 1;
                } catch (Throwable e) {
                    throw new IllegalStateException(e);
                }
            }).start();
        }
    }
}
