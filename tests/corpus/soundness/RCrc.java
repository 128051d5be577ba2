// expect: violated
// A native of the library reads the byte that the other task writes.

import static edu.rice.hj.Module2.*;

import java.util.zip.CRC32;

public class RCrc {
    static final byte[] s = new byte[40];

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    s[30] = 1;
                });
                async(() -> {
                    new CRC32().update(s, 0, 40);
                });
            });
        });
    }
}
