// Truth: violated. isolated on a null object throws.
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
public class E18IsoNull {
    
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            
            finish(() -> {
                async(() -> { isolated((Object) null, () -> { }); });
            });
            
        });
    }
}
