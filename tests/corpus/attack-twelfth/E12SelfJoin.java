// Truth: violated. A thread that joins itself waits for ever.
public class E12SelfJoin {
    public static void main(String[] arguments) throws Exception {
        Thread.currentThread().join();
    }
}
