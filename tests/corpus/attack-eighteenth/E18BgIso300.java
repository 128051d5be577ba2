// Truth: proved. 300 tasks add in isolated bodies.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E18BgIso300 {
    static int a;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { for (int i = 0; i < 300; i++) { async(() -> { isolated(() -> { a++; }); }); } }); assert a == 300;
        });
    }
}
