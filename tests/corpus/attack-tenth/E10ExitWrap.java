// 256 is not 0 for System.exit, though the process ends with 0 on Linux: the call has a code other than 0.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ExitWrap {
    static Thread t0;

    static void run0() throws Exception {
        System.exit(256);
    }

    interface Body {
        void run() throws Exception;
    }

    static Thread thread(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
        });
    }

    public static void main(String[] args) throws Exception {
        t0 = thread(E10ExitWrap::run0);
        t0.start();
        t0.join();
    }
}
