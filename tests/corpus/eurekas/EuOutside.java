import static edu.rice.hj.experimental.ModuleZ.*;

// unknown: what a check without a eureka does is not known.
public class EuOutside {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> checkEureka(null)));
    }
}
