// expect: violated
// The long at 24 is the bytes 24 to 31; the other task reads byte 30.

import static edu.rice.hj.Module2.*;

import java.nio.ByteBuffer;

public class WBufLong {
    static final byte[] s = new byte[40];
    static final ByteBuffer b = ByteBuffer.wrap(s);

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    b.putLong(24, 5L);
                });
                async(() -> {
                    int q = s[30];
                });
            });
        });
    }
}
