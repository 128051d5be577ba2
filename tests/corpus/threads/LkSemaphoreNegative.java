import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** A negative number of permits. */
public class LkSemaphoreNegative {
    public static void main(String[] args) throws Exception {
        Semaphore semaphore = new Semaphore(1);
        new Thread(() -> semaphore.release(-1)).start();
    }
}
