// expect: violated deadlock
// truth: the library takes the monitors of its classes: each thread has one and wants the other
import java.util.*;
import java.util.concurrent.*;

public class AgainClassesOfLibrary {
    static void nap() { try { Thread.sleep(200); } catch (InterruptedException e) { } }
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> { synchronized (TimeZone.class) { nap(); Locale.setDefault(Locale.ROOT); } });
        Thread b = new Thread(() -> { synchronized (Locale.class) { nap(); TimeZone.setDefault(null); TimeZone.getDefault(); } });
        a.start(); b.start();
        a.join(); b.join();
    }
}
