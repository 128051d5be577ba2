// Truth: proved. The id of a thread is unique during its lifetime, and main is alive.
public class E13ThreadIdMain {
    public static void main(String[] arguments) {
        assert new Thread().getId() != Thread.currentThread().getId();
    }
}
