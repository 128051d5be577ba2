import java.lang.invoke.*;

// proved: the handle is made before the threads, and its type is asked by both.
public class E28261HandleTypeFine {
    static int add(int x) {
        return x + 1;
    }

    public static void main(String[] args) throws Exception {
        MethodHandle add = MethodHandles.lookup().findStatic(E28261HandleTypeFine.class, "add", MethodType.methodType(int.class, int.class));
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                try {
                    assert (int) add.invokeExact(1) == 2;
                    assert add.type().parameterCount() == 1;
                    assert add.type().toString().equals("(int)int");
                } catch (Throwable e) {
                    throw new IllegalStateException(e);
                }
            }).start();
        }
    }
}
