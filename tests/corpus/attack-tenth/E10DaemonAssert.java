// A daemon thread may fail before the end.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10DaemonAssert {

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            assert false;
        });
        t.setDaemon(true);
        t.start();
    }
}
