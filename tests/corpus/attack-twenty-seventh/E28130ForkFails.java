import java.util.concurrent.*;

// proved: join throws what the task has thrown, or a copy.
public class E28130ForkFails {
    static class Task extends RecursiveAction {
        protected void compute() {
            throw new IllegalStateException("own");
        }
    }

    public static void main(String[] args) throws Exception {
        ForkJoinTask<Void> task = new Task().fork();
        try {
            task.join();
            assert false;
        } catch (IllegalStateException e) {
            assert e.getMessage() == null || e.getMessage().contains("own");
        }
    }
}
