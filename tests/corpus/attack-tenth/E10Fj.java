// A task of fork and join.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Fj {
    static class F extends RecursiveTask<Integer> {
        public Integer compute() {
            return 3;
        }
    }


    public static void main(String[] args) throws Exception {
        assert new ForkJoinPool(1).invoke(new F()) == 3;
    }
}
