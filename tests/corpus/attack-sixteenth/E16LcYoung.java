// Truth: violated. the same with fields of an object that is made after the first choice. --all tells the pairs f1-f2 and g1-g2 (names at the ends of lines).
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16LcYoung {
    static class O { int f, g; }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                O o = new O();
                async(() -> {
                    o.f = 1; // f1
                    o.g = 1; // g1
                });
                finish(() -> {
                    async(() -> {
                        o.f = 2; // f2
                    });
                });
                o.g = 2; // g2
            });
        });
    }
}
