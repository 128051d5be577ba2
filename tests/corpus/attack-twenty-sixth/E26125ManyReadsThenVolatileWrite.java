import static edu.rice.hj.Module2.*;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// violated: 30 plain readers and an atomic writer.
public class E26125ManyReadsThenVolatileWrite {
    static final VarHandle HANDLE = MethodHandles.arrayElementVarHandle(int[].class);

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] array = new int[1];
            finish(() -> {
                for (int i = 0; i < 30; i++) {
                    async(() -> {
                        int y = array[0];
                    });
                }
                HANDLE.setVolatile(array, 0, 1);
            });
        });
    }
}
