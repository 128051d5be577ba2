// Truth: proved. Habanero: both add at the front in isolated.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16HjAlIso {
    static final List<Integer> l = new ArrayList<>(List.of(7));
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> { isolated(() -> { l.add(0, 1); }); });
                async(() -> { isolated(() -> { l.add(0, 2); }); });
            });
            assert l.size() == 3;
        });
    }
}
