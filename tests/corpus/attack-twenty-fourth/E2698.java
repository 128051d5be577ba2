// proved: exit(0) ends the program beside a fixed pool that is not shut down.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2698 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);p.execute(() -> { });
        System.exit(0);
    }
}
