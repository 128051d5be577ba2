// Truth: proved. 500 tasks put into an accumulator.
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
public class E18BgAccum {
    
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFinishAccumulator c = newFinishAccumulator(HjOperator.SUM, int.class); finish(c, () -> { for (int i = 0; i < 500; i++) { int k = i; async(() -> c.put(k)); } }); assert c.get().intValue() == 499 * 250;
        });
    }
}
