// expect: violated race
// A volatile write through a handle beside a plain read of the same field.

import static edu.rice.hj.Module2.*;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleVolatilePlain {
    static int x;
    static final VarHandle X = handle();

    static VarHandle handle() {
        try {
            return MethodHandles.lookup().findStaticVarHandle(HandleVolatilePlain.class, "x", int.class);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    X.setVolatile(1);
                });
                async(() -> {
                    int r = x;
                });
            });
        });
    }
}
