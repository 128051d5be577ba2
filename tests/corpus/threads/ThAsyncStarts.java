import static edu.rice.hj.Module1.*;

public class ThAsyncStarts {

    public static void main(String[] args) throws Exception {
        launchHabaneroApp(() -> {
            for (int i = 0; i < 2; i++) {
                finish(() -> async(() -> new Thread(() -> { }).start()));
            }
        });
    }
}
