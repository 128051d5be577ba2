// Truth: proved. futures that wait for one another, 400 long.
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
public class E18BgChain {
    
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFuture<Integer>[] z = new HjFuture[] {null}; z[0] = future(() -> 0); for (int i = 0; i < 400; i++) { HjFuture<Integer> g = z[0]; z[0] = future(() -> g.get() + 1); } assert z[0].get() == 400;
        });
    }
}
