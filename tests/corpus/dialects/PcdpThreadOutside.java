import static edu.rice.pcdp.PCDP.*;

// violated: a thread that is started inside a finish is not inside it.
public class PcdpThreadOutside {
    public static void main(String[] args) {
        finish(() -> new Thread(() -> async(() -> System.out.println("never"))).start());
    }
}
