// Truth: proved. null put into a data-driven future is a value, or throws: caught.
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
public class E18DdfNull {
    
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> d = newDataDrivenFuture(); try { d.put(null); } catch (RuntimeException e) { d.put(3); } finish(() -> { asyncAwait(d, () -> { }); });
        });
    }
}
