// What a timer does is not ordered with main.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10TimerRun {
    static int x;


    public static void main(String[] args) throws Exception {
        Timer t = new Timer(true);
        t.schedule(new TimerTask() {
            public void run() {
                x = 1;
            }
        }, 5);
        int y = x;
    }
}
