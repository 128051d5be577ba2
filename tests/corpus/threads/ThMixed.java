import static edu.rice.hj.Module1.*;

public class ThMixed {
    static int x;
    static int y;
    public static void main(String[] args) throws Exception {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> x = 1);
                new Thread(() -> y = 1).start();
            });
            x = 2;
            y = 2;
        });
    }
}
