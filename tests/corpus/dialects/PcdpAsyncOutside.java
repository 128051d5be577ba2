import static edu.rice.pcdp.PCDP.*;

// violated: async outside of finish throws.
public class PcdpAsyncOutside {
    public static void main(String[] args) {
        async(() -> System.out.println("never"));
    }
}
