// Truth: violated. two tasks put into one data-driven future.
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
public class E18DdfTwice {
    
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> d = newDataDrivenFuture(); finish(() -> { async(() -> d.put(1)); async(() -> d.put(2)); });
        });
    }
}
