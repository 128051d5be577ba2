import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import java.util.*;

// proved: neighbouring bytes are elements of their own; even and odd ones are written by different tasks
public class E2703Bytes {
static byte[] a = new byte[400]; static boolean[] z = new boolean[64]; static char[] c = new char[64];
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
finish(() -> {
 async(() -> { for (int i = 0; i < 400; i += 2) a[i] = (byte) i; for (int i = 0; i < 64; i += 2) { z[i] = true; c[i] = (char) -i; } });
 async(() -> { for (int i = 1; i < 400; i += 2) a[i] = (byte) i; for (int i = 1; i < 64; i += 2) { z[i] = true; c[i] = (char) -i; } });
});
int s = 0; for (int i = 0; i < 400; i++) s += a[i] == (byte) i ? 1 : 0;
for (int i = 0; i < 64; i++) s += z[i] && c[i] == (char) -i ? 1 : 0;
assert s == 464;
        });
    }

}
