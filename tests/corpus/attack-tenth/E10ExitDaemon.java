// A daemon thread ends the program with 1.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ExitDaemon {

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.exit(1));
        t.setDaemon(true);
        t.start();
    }
}
