import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** A lock that is null. */
public class LkNull {
    public static void main(String[] args) throws Exception {
        Thread one = new Thread(() -> { ReentrantLock none = null; none.lock(); });
        one.start();
        one.join();
    }
}
